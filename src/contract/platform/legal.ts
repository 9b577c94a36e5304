import * as z from 'zod/mini';
import { legalFactNames } from '#domain/legal/legal-text.ts';
import { filledLine } from '../field-schemas.ts';

const legalTextView = z.object({ version: z.number(), inForceFrom: z.string(), body: z.string() });

export const legalTextsView = z.object({
  terms: legalTextView,
  privacy: legalTextView,
  /** The current values of the placeholders of a text; empty where not given. */
  facts: z.record(z.enum(legalFactNames), z.string()),
});
export type LegalTextsView = z.infer<typeof legalTextsView>;

const EMPTY = 'Ce texte ne peut pas être vide.';

/** A text that differs from the one in force becomes its next version. */
export const legalTextsBody = z.partial(
  z.strictObject({ terms: filledLine(40_000, EMPTY), privacy: filledLine(40_000, EMPTY) }),
);
export type LegalTextsBody = z.input<typeof legalTextsBody>;
