import * as z from 'zod/mini';
import { accountFields, isAccount, isJournalCode, journalFields } from '#domain/accounting/accounting.ts';
import { line } from '../field-schemas.ts';

const problems = {
  account: 'Un compte commence par trois chiffres du plan comptable, puis des chiffres ou des majuscules.',
  journal: 'Un code de journal a de une à six lettres ou chiffres.',
};

function code(isRight: (text: string) => boolean, error: string) {
  return z.pipe(
    line(20),
    z.pipe(
      z.transform((typed: string) => typed.replace(/\s/gu, '').toUpperCase()),
      z.string().check(z.refine(isRight, { error })),
    ),
  );
}

const everyOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

export const accountingView = z.object({
  ...everyOf(accountFields, z.string()),
  ...everyOf(journalFields, z.string()),
  /** Empty while the company has none; the file is named after it. */
  siren: z.string(),
});
export type AccountingView = z.infer<typeof accountingView>;

/** Absent fields stay unchanged. */
export const accountingBody = z.partial(
  z.strictObject({
    ...everyOf(accountFields, code(isAccount, problems.account)),
    ...everyOf(journalFields, code(isJournalCode, problems.journal)),
  }),
);
export type AccountingBody = z.input<typeof accountingBody>;
export type AccountingChange = z.output<typeof accountingBody>;
