import { type CompanyBody, type CompanyView, companyBody } from '#contract/platform/company.ts';
import { companyProblems } from '#contract/sentences/company-sentences.fr.ts';
import { foreignNumbers } from '#domain/company/company.ts';
import { spaced, withoutSpaces } from '#domain/company/company-numbers.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';

export type CompanyValues = Record<keyof CompanyView, string>;
export type CompanyChanges = Partial<CompanyValues>;

const nothing = Object.fromEntries(
  Object.keys(companyBody.shape).map((field) => [field, '']),
) as CompanyValues;

const mentions = ['legalName', 'siren', 'evtcNumber'] as const satisfies (keyof CompanyValues)[];

/** The hint under the empty field of a legal mention; it does not block saving. */
export function missingMention(typed: string): string | undefined {
  return typed.trim() === '' ? 'Mention manquante\u00a0: le bon part sans elle.' : undefined;
}

export type Contact = Record<'companyAddress' | 'contactPhone' | 'contactEmail', string>;

/** The operator's contact on a voucher: the address, and a telephone number or an email. */
export function missingContact({ companyAddress, contactPhone, contactEmail }: Contact) {
  return {
    companyAddress: missingMention(companyAddress),
    contactPhone: missingMention(contactPhone + contactEmail),
  };
}

/** How many of them are marked while one is being edited. */
export function contactToCorrect(values: Contact, changes: Partial<Contact>): number {
  const contact = ['companyAddress', 'contactPhone', 'contactEmail'] as const;
  if (contact.every((field) => changes[field] === undefined)) return 0;
  return Object.values(missingContact(values)).filter(Boolean).length;
}

/** Numbers are shown in groups, as people read them. */
export function valuesOf(company: CompanyView | undefined): CompanyValues {
  if (!company) return nothing;
  return {
    ...company,
    siren: spaced(company.siren, 'siren'),
    siret: spaced(company.siret, 'siret'),
    vatNumber: spaced(company.vatNumber, 'vatNumber'),
  };
}

export function bodyOf(changes: CompanyChanges): CompanyBody {
  return changes as CompanyBody;
}

/** What the server would refuse, by field. */
export function problemsIn(
  values: CompanyValues,
  changes: CompanyChanges,
): FormProblems<CompanyValues> | undefined {
  const parsed = companyBody.safeParse(bodyOf(changes));
  const issues = parsed.success ? [] : parsed.error.issues;
  const numbers = {
    siren: withoutSpaces(values.siren),
    siret: withoutSpaces(values.siret),
    vatNumber: withoutSpaces(values.vatNumber).toUpperCase(),
  };
  const foreign = foreignNumbers(numbers).map((field) => [field, companyProblems[`foreign_${field}`]]);
  const fields = Object.fromEntries([
    ...foreign,
    ...issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
  ]);
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** How many fields are marked while the company is edited: invalid ones, and empty legal mentions. */
export function fieldsToCorrect(values: CompanyValues, changes: CompanyChanges): number {
  if (Object.keys(changes).length === 0) return 0;
  const wrong = Object.keys(problemsIn(values, changes)?.fields ?? {});
  const missing = mentions.filter((field) => missingMention(values[field]));
  return new Set([...wrong, ...missing]).size;
}
