import type { BillingDetailsView } from '#contract/papers/bills.ts';
import { spaced } from '#domain/company/company-numbers.ts';
import { spacedVat } from '#web/ride/dialogs/bills/billing-values.ts';
import { Detail, Details } from '#web/ui/details.tsx';

/** A person has no numbers, a foreign company no SIREN. */
export function BillingDetailsList({ details }: { details: BillingDetailsView }) {
  const { kind, name, address, country, siren, vatNumber, orderReference } = details;

  return (
    <Details>
      <Detail label="Au nom de">{name}</Detail>
      <Detail label="Adresse">{address}</Detail>
      {siren && <Detail label="SIREN">{spaced(siren, 'siren')}</Detail>}
      {kind === 'company' && <Detail label="Numéro de TVA">{spacedVat(vatNumber, country)}</Detail>}
      {orderReference && <Detail label="Votre référence">{orderReference}</Detail>}
    </Details>
  );
}
