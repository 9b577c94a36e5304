import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section.tsx';
import './company-section.css';
import { IdentityFields } from './identity-fields.tsx';
import { InsuranceFields, MediatorFields, SiteFields } from './other-fields.tsx';
import { RegisterFields } from './register-fields.tsx';
import { TaxFields } from './tax-fields.tsx';
import type { CompanyDraft } from './use-company-draft.ts';

/** In the order of the papers that an operator has at hand. */
export function CompanySection({ draft, children }: { draft: CompanyDraft; children: ReactNode }) {
  return (
    <SettingsSection
      name="company"
      lead={
        'Imprimé sur les bons, les notes, les factures et les pages légales. ' +
        'Faites relire vos textes\u00a0: ceux-ci ne sont pas un conseil juridique.'
      }
    >
      {children}
      <IdentityFields draft={draft} />
      <RegisterFields draft={draft} />
      <TaxFields draft={draft} />
      <InsuranceFields draft={draft} />
      <MediatorFields draft={draft} />
      <SiteFields draft={draft} />
    </SettingsSection>
  );
}
