import * as z from 'zod/mini';
import type { IncomingEvent, ProviderEvent } from '#server/ports/payment-provider.ts';
import type { PaypalCalls } from './paypal-calls.ts';

const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/** Asks PayPal to verify the signature of an event. */
export async function paypalEvent(
  { call }: PaypalCalls,
  webhookId: string | undefined,
  { headers, body }: IncomingEvent,
): Promise<ProviderEvent> {
  const signature = z.safeParse(signatureShape, signatureIn(headers)).data;
  const event = parsed(body);
  if (!webhookId || !signature || !event) return { state: 'forged' };
  const answer = await call({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: question({ ...signature, webhook_id: webhookId }, body),
  });
  if (answer.state !== 'answered') return { state: 'unknown' };
  if (answer.status === 400 || answer.status === 422) return { state: 'forged' };
  const verdict = answer.status === 200 && z.safeParse(verdictShape, answer.body).data?.verification_status;
  if (!verdict) return { state: 'unknown' };
  return verdict === 'SUCCESS' ? { state: 'genuine', ...subjectOf(event) } : { state: 'forged' };
}

const nonEmpty = z.string().check(z.minLength(1));
const signatureShape = z.record(z.enum(Object.keys(signatureHeaders)), nonEmpty);
const verdictShape = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

function signatureIn(headers: IncomingEvent['headers']) {
  return Object.fromEntries(Object.entries(signatureHeaders).map(([field, name]) => [field, headers[name]]));
}

/** Only one whole JSON object may be inserted: anything else could overwrite the fields before it. */
function parsed(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The signature covers the exact bytes of the event, so they are inserted unparsed. */
function question(head: Record<string, string>, event: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"webhook_event":${event}}`;
}

const relatedIds = z.object({ order_id: z.optional(z.string()) });
const resourceShape = z.object({
  id: z.optional(z.string()),
  order_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(z.string()) }))),
  supplementary_data: z.optional(z.object({ related_ids: z.optional(relatedIds) })),
});
const eventShape = z.object({ resource_type: z.optional(z.string()), resource: resourceShape });

/** Captures and refunds name their order; an order event is the order. */
function subjectOf(event: object) {
  const read = z.safeParse(eventShape, event).data;
  const { id, order_id, custom_id, purchase_units, supplementary_data } = read?.resource ?? {};
  return {
    reference: custom_id ?? purchase_units?.[0]?.custom_id,
    orderId:
      read?.resource_type === 'checkout-order' ? id : (order_id ?? supplementary_data?.related_ids?.order_id),
  };
}
