import { settingDefaults } from '#contract/platform/setting-keys.ts';
import type { Seller } from '#domain/billing/bill-content.ts';
import { type Company, hasShareCapital } from '#domain/company/company.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';

/** The operator as printed on a bill. */
export function sellerFrom({ stored, company }: SettingsSnapshot): Seller {
  return {
    brand: stored.appName || settingDefaults.appName,
    description: stored.appDescription ?? '',
    phone: stored.contactPhone ?? '',
    email: stored.contactEmail ?? '',
    legalName: company.legalName,
    legalForm: company.legalForm,
    address: stored.companyAddress ?? '',
    siren: company.siren,
    siret: company.siret,
    vatNumber: company.vatRegime === 'liable' ? company.vatNumber : '',
    shareCapital: hasShareCapital(company) ? company.shareCapital : '',
    registration: company.registration,
    evtcNumber: company.evtcNumber,
    insurerName: company.insurerName,
    insurerPolicy: company.insurerPolicy,
  };
}

/** An invoice that does not say who sold is none: it is not issued, so that its number is not wasted. */
export function mayInvoice({ legalName, siren, vatRegime }: Readonly<Company>): boolean {
  return legalName !== '' && siren !== '' && vatRegime !== '';
}
