import * as z from 'zod/mini';
import { raiseAnswers } from '#domain/ride/raise.ts';
import { line } from '../field-schemas.ts';

/** The state of a price raised at the end. */
export const raiseView = z.object({
  /** Until when it may be contested; null once contested or paid. */
  openUntil: z.nullable(z.string()),
  contestedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  /** `waived`: only the agreed price is due. `kept`: the raise stays due. */
  answer: z.nullable(z.enum(raiseAnswers)),
});

export const contestPriceBody = z.strictObject({ reason: line(500) });
export type ContestPriceBody = z.input<typeof contestPriceBody>;

export const answerContestBody = z.strictObject({
  answer: z.enum(raiseAnswers, { error: 'Cette réponse est inconnue.' }),
});
export type AnswerContestBody = z.input<typeof answerContestBody>;
