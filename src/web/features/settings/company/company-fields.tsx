import { useFieldOfAddress } from '#web/forms/use-field-of-address.ts';
import { BillingGroup } from './billing-group.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { InsuranceFields, MediatorFields, SiteFields } from './other-fields.tsx';
import { RegisterFields } from './register-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

/** In the order of the documents that an operator has at hand. */
export function CompanyFields({ draft }: { draft: CompanyDraft }) {
  useFieldOfAddress(true);

  return (
    <>
      <IdentityFields draft={draft} />
      <RegisterFields draft={draft} />
      <TaxFields draft={draft} />
      <BillingGroup isFranchise={draft.values.vatRegime === 'franchise'} />
      <InsuranceFields draft={draft} />
      <MediatorFields draft={draft} />
      <SiteFields draft={draft} />
    </>
  );
}
