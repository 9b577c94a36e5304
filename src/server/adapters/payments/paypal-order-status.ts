import * as z from 'zod/mini';
import { moneyFrom } from '#domain/money.ts';
import type { Capture, OrderStatus } from '#domain/payment/order-status.ts';
import type { PaypalAnswer } from './ask-paypal.ts';
import { issueIn, reasonOf } from './paypal-refusal.ts';

const captureShape = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
  custom_id: z.optional(z.string()),
});
const unitShape = z.object({
  custom_id: z.optional(z.string()),
  payments: z.optional(z.object({ captures: z.optional(z.array(captureShape)) })),
});
const orderShape = z.object({ status: z.string(), purchase_units: z.optional(z.array(unitShape)) });

type PaypalCapture = z.infer<typeof captureShape>;
type PaypalOrder = z.infer<typeof orderShape>;

/** From PayPal's answer to a GET of the order. */
export function orderStatusFromGet(answer: PaypalAnswer): OrderStatus {
  if (answer.state === 'answered' && answer.status === 200) return statusFromOrder(answer);
  return isMissing(answer) ? { state: 'gone' } : { state: 'unknown', reason: reasonOf(answer) };
}

/** From PayPal's answer to a capture. `get`: the status requires a GET of the order. */
export function orderStatusFromCapture(answer: PaypalAnswer): OrderStatus | 'get' {
  if (answer.state !== 'answered') return { state: 'unknown', reason: answer.reason };
  if (answer.status === 200 || answer.status === 201) return afterCapture(statusFromOrder(answer));
  if (answer.status === 422) return statusFromRefusal(answer);
  return isMissing(answer) ? { state: 'gone' } : { state: 'unknown', reason: reasonOf(answer) };
}

/** An order whose only capture failed is over: to the capture that was just requested, that is a decline. */
function afterCapture(orderStatus: OrderStatus): OrderStatus {
  return orderStatus.state === 'gone' ? { state: 'declined', reason: 'capture declined' } : orderStatus;
}

/** PayPal has many issue codes. All but these mean a refusal without a capture. */
function statusFromRefusal(answer: PaypalAnswer): OrderStatus | 'get' {
  const reason = reasonOf(answer);
  switch (issueIn(answer)) {
    case 'ORDER_ALREADY_CAPTURED':
      return 'get';
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

function statusFromOrder(answer: PaypalAnswer & { state: 'answered' }): OrderStatus {
  const body = z.safeParse(orderShape, answer.body).data;
  if (!body) return { state: 'unknown', reason: 'unreadable order' };
  const captures = capturesIn(body);
  const decisive = decisiveStatuses.flatMap(
    (status) => captures.find((one) => one.status === status) ?? [],
  )[0];
  return decisive ? statusFromCapture(decisive) : statusWithoutCapture(body, captures);
}

/** Our reference is in the capture, or in its purchase unit. */
function capturesIn({ purchase_units = [] }: PaypalOrder): PaypalCapture[] {
  return purchase_units.flatMap(({ custom_id, payments }) =>
    (payments?.captures ?? []).map((one) => (one.custom_id === undefined ? { ...one, custom_id } : one)),
  );
}

/** The statuses that decide about an order, strongest first. A partial refund leaves the order captured. */
const decisiveStatuses = ['COMPLETED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED'];
const failedStatuses = ['DECLINED', 'FAILED'];

function statusFromCapture(body: PaypalCapture): OrderStatus {
  if (body.status === 'PENDING') return { state: 'pending' };
  const capture = captureFrom(body);
  if (!capture) return { state: 'unknown', reason: 'unreadable capture' };
  return { state: body.status === 'REFUNDED' ? 'refunded' : 'captured', capture };
}

function captureFrom({
  id,
  custom_id,
  amount: { value, currency_code },
}: PaypalCapture): Capture | undefined {
  const amount = moneyFrom(value);
  if (amount === undefined || custom_id === undefined) return undefined;
  return { captureId: id, reference: custom_id, amount, currency: currency_code };
}

function statusWithoutCapture({ status }: PaypalOrder, captures: PaypalCapture[]): OrderStatus {
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

function hasOnlyFailed(captures: PaypalCapture[]): boolean {
  return captures.length > 0 && captures.every(({ status }) => failedStatuses.includes(status));
}
