import { isSiren } from '../company/company-numbers.ts';
import { billingCountries, isVatNumberOf } from './vat-number-formats.ts';

export const buyerKinds = ['person', 'company'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** To whom an invoice is made out. A person has no SIREN and no VAT number, a foreign company no SIREN. */
export type BillingDetails = {
  kind: BuyerKind;
  name: string;
  address: string;
  /** Two letters: 'FR'. */
  country: string;
  siren: string;
  vatNumber: string;
  orderReference: string;
};

type Problem = 'required' | 'invalid' | 'foreign';
export type BillingProblems = Partial<Record<keyof BillingDetails, Problem>>;

/** The problems that keep these details off an invoice. Numbers are given without spaces. */
export function billingProblems(details: BillingDetails): BillingProblems {
  const { kind, name, address, country } = details;
  return {
    ...(name === '' && { name: 'required' as const }),
    ...(address === '' && { address: 'required' as const }),
    ...(!billingCountries.includes(country) && { country: 'invalid' as const }),
    ...(kind === 'company' ? numberProblems(details) : {}),
  };
}

function numberProblems({ country, siren, vatNumber }: BillingDetails): BillingProblems {
  const isFrench = country === 'FR';
  if (isFrench && siren === '') return { siren: 'required' };
  if (isFrench && !isSiren(siren)) return { siren: 'invalid' };
  if (vatNumber === '') return {};
  if (!isVatNumberOf(country, vatNumber)) return { vatNumber: 'invalid' };
  return isFrench && !vatNumber.endsWith(siren) ? { vatNumber: 'foreign' } : {};
}

/** Drops the fields that do not apply to this kind of buyer. */
export function relevantDetails(details: BillingDetails): BillingDetails {
  const isCompany = details.kind === 'company';
  return {
    ...details,
    siren: isCompany && details.country === 'FR' ? details.siren : '',
    vatNumber: isCompany ? details.vatNumber : '',
  };
}
