import * as z from 'zod/mini';
import { moneyFrom } from '#domain/money.ts';
import type { Standing, Taking } from '#domain/payment/standing.ts';
import type { PaypalAnswer } from './ask-paypal.ts';
import { issueIn, reasonOf } from './paypal-refusal.ts';

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
  custom_id: z.optional(z.string()),
});
const unit = z.object({
  custom_id: z.optional(z.string()),
  payments: z.optional(z.object({ captures: z.optional(z.array(capture)) })),
});
const order = z.object({ status: z.string(), purchase_units: z.optional(z.array(unit)) });

type Capture = z.infer<typeof capture>;
type Order = z.infer<typeof order>;

/** How an order stands, by PayPal's answer to a look at it. */
export function standingOfLook(answer: PaypalAnswer): Standing {
  if (answer.state === 'answered' && answer.status === 200) return standingOfOrder(answer);
  return isMissing(answer) ? { state: 'gone' } : { state: 'unknown', reason: reasonOf(answer) };
}

/** How an order stands, by PayPal's answer to our wish for its money. `look`: only a look can tell. */
export function standingOfCapture(answer: PaypalAnswer): Standing | 'look' {
  if (answer.state !== 'answered') return { state: 'unknown', reason: answer.reason };
  if (answer.status === 200 || answer.status === 201) return afterCapture(standingOfOrder(answer));
  if (answer.status === 422) return standingOfRefusal(answer);
  return isMissing(answer) ? { state: 'gone' } : { state: 'unknown', reason: reasonOf(answer) };
}

/** An order whose only capture failed is over; whoever has just asked for it hears why. */
function afterCapture(standing: Standing): Standing {
  return standing.state === 'gone' ? { state: 'declined', reason: 'capture declined' } : standing;
}

/** PayPal names many causes. With all but these it says no, and nothing was taken. */
function standingOfRefusal(answer: PaypalAnswer): Standing | 'look' {
  const reason = reasonOf(answer);
  switch (issueIn(answer)) {
    case 'ORDER_ALREADY_CAPTURED':
      return 'look';
    case 'ORDER_COMPLETION_IN_PROGRESS':
      return { state: 'pending' };
    case 'ORDER_NOT_APPROVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'open' };
    case 'DUPLICATE_INVOICE_ID':
    case undefined:
      return { state: 'unknown', reason };
    default:
      return { state: 'declined', reason };
  }
}

function isMissing(answer: PaypalAnswer): boolean {
  return answer.state === 'answered' && answer.status === 404 && isNamedMissing(answer.body);
}

function isNamedMissing(body: unknown): boolean {
  return z.safeParse(z.object({ name: z.literal('RESOURCE_NOT_FOUND') }), body).success;
}

function standingOfOrder(answer: PaypalAnswer & { state: 'answered' }): Standing {
  const told = z.safeParse(order, answer.body).data;
  if (!told) return { state: 'unknown', reason: 'unreadable order' };
  const captures = capturesIn(told);
  const telling = tellingStatuses.flatMap((status) => captures.find((one) => one.status === status) ?? [])[0];
  return telling ? standingWith(telling) : standingWithout(told, captures);
}

/** The capture tells our reference itself, or belongs to a unit that does. */
function capturesIn({ purchase_units = [] }: Order): Capture[] {
  return purchase_units.flatMap(({ custom_id, payments }) =>
    (payments?.captures ?? []).map((one) => (one.custom_id === undefined ? { ...one, custom_id } : one)),
  );
}

/** Those that speak of money, the weightiest first. Money given back in part is still taken. */
const tellingStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED'];
const failedStatuses = ['DECLINED', 'FAILED'];

function standingWith(told: Capture): Standing {
  if (told.status === 'PENDING') return { state: 'pending' };
  const taking = takingOf(told);
  if (!taking) return { state: 'unknown', reason: 'unreadable capture' };
  return { state: told.status === 'REFUNDED' ? 'returned' : 'taken', taking };
}

function takingOf({ id, custom_id, amount: { value, currency_code } }: Capture): Taking | undefined {
  const amount = moneyFrom(value);
  if (amount === undefined || custom_id === undefined) return undefined;
  return { captureId: id, reference: custom_id, amount, currency: currency_code };
}

function standingWithout({ status }: Order, captures: Capture[]): Standing {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'open' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'VOIDED':
      return { state: 'gone' };
    default:
      return hasOnlyFailed(captures) ? { state: 'gone' } : { state: 'unknown', reason: 'unreadable order' };
  }
}

function hasOnlyFailed(captures: Capture[]): boolean {
  return captures.length > 0 && captures.every(({ status }) => failedStatuses.includes(status));
}
