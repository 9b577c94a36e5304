import * as z from 'zod/mini';
import type { PaypalAnswer } from './ask-paypal.ts';

const refusal = z.object({
  name: z.string(),
  details: z.optional(z.array(z.object({ issue: z.string() }))),
});
/** Only codes are repeated: other words of an answer may name people or secrets. */
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,80}$/u));

/** PayPal's own code for what is wrong, such as 'INSTRUMENT_DECLINED'. */
export function issueIn(answer: PaypalAnswer): string | undefined {
  if (answer.state !== 'answered') return undefined;
  const read = z.safeParse(refusal, answer.body).data;
  return z.safeParse(code, read?.details?.[0]?.issue ?? read?.name).data;
}

export function reasonOf(answer: PaypalAnswer): string {
  if (answer.state !== 'answered') return answer.reason;
  const issue = issueIn(answer);
  return issue === undefined ? `status ${answer.status}` : `status ${answer.status}, ${issue}`;
}

/** PayPal refused and did nothing. After any other answer the outcome is unknown. */
export function isClearRefusal(answer: PaypalAnswer): boolean {
  if (answer.state !== 'answered') return false;
  return [400, 401, 403, 404, 422].includes(answer.status) && issueIn(answer) !== undefined;
}
