import type { UserView } from '#contract/account/auth.ts';
import type { BillingDetailsView } from '#contract/papers/bills.ts';
import { billingSentences } from '#contract/sentences/billing-sentences.fr.ts';
import { type BillingDetails, billingProblems, relevantDetails } from '#domain/billing/billing-details.ts';
import { spaced, withoutSpaces } from '#domain/company/company-numbers.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';

/** As typed: the names of a person and of a company are kept while switching between them. */
export type BillingValues = {
  kind: string;
  personName: string;
  companyName: string;
  address: string;
  country: string;
  siren: string;
  vatNumber: string;
  orderReference: string;
};

type Known = Pick<UserView, 'firstName' | 'lastName' | 'homeAddress'>;

/** The stored details; the first time, those of the profile. */
export function valuesFrom(
  details: BillingDetailsView | null | undefined,
  user: Known | null,
): BillingValues {
  const isCompany = details?.kind === 'company';
  return {
    kind: details?.kind ?? 'person',
    personName:
      details && !isCompany ? details.name : `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
    companyName: isCompany ? details.name : '',
    address: details?.address ?? user?.homeAddress ?? '',
    country: details?.country ?? 'FR',
    siren: spaced(details?.siren ?? '', 'siren'),
    vatNumber: spacedVat(details?.vatNumber ?? '', details?.country ?? 'FR'),
    orderReference: details?.orderReference ?? '',
  };
}

/** What a driver fills in for a client: only a company needs details. */
export function valuesForClient({ firstName, lastName }: Omit<Known, 'homeAddress'>): BillingValues {
  return { ...valuesFrom(null, { firstName, lastName, homeAddress: null }), kind: 'company' };
}

export function detailsFrom(values: BillingValues): BillingDetails {
  const { kind, personName, companyName, address, country, siren, vatNumber, orderReference } = values;
  const isCompany = kind === 'company';
  return relevantDetails({
    kind: isCompany ? 'company' : 'person',
    name: (isCompany ? companyName : personName).trim(),
    address: address.trim(),
    country: isCompany ? country : 'FR',
    siren: withoutSpaces(siren),
    vatNumber: withoutSpaces(vatNumber).toUpperCase(),
    orderReference: orderReference.trim(),
  });
}

/** Undefined when everything can be printed. */
export function problemsIn(values: BillingValues): FormProblems<BillingValues> | undefined {
  const { name, ...rest } = billingProblems(detailsFrom(values));
  const nameField = values.kind === 'company' ? 'companyName' : 'personName';
  const found = Object.entries({ ...(name ? { [nameField]: name } : {}), ...rest });
  if (found.length === 0) return undefined;
  return {
    fields: Object.fromEntries(
      found.map(([field, problem]) => [
        field,
        billingSentences(field === nameField ? 'name' : field, problem ?? ''),
      ]),
    ),
  };
}

export function spacedVat(vatNumber: string, country: string): string {
  return country === 'FR' ? spaced(vatNumber, 'vatNumber') : vatNumber;
}
