import * as z from 'zod/mini';
import { paymentMethods } from '#domain/payment/payment.ts';

/** `paymentId` and `paidAt` are accepted and ignored: the server makes its own. */
export const payRideBody = z.strictObject({
  paymentStatus: z.enum(['paid', 'unpaid'], { error: 'Un paiement est fait ou ne l’est pas.' }),
  paymentMethod: z.optional(z.enum(paymentMethods, { error: 'Ce moyen de paiement est inconnu.' })),
  paymentId: z.optional(z.unknown()),
  paidAt: z.optional(z.unknown()),
});
export type PayRideBody = z.input<typeof payRideBody>;

const rideId = z.string({ error: 'Indiquez la course à payer.' }).check(z.maxLength(100));

/** Pays every ride of its order that can be paid, with one payment. */
const wholeOrder = z.optional(z.boolean({ error: 'Cette option vaut oui ou non.' }));

/** What the page needs to open the wallet. */
export const paypalSetupView = z.object({ clientToken: z.string(), scriptUrl: z.string() });
export type PaypalSetupView = z.infer<typeof paypalSetupView>;

/**
 * The amount is the price of the ride, in euros, to be captured, whatever `amount`, `currency` and `intent` say.
 * Without `rideId` the amount identifies the ride.
 */
export const paypalOrderBody = z.strictObject({
  rideId: z.optional(rideId),
  wholeOrder,
  amount: z.optional(z.unknown()),
  currency: z.optional(z.unknown()),
  intent: z.optional(z.unknown()),
});
export type PaypalOrderBody = z.input<typeof paypalOrderBody>;

export const paypalOrderView = z.object({ id: z.string() });
export type PaypalOrderView = z.infer<typeof paypalOrderView>;

/** `PENDING`: the provider has not decided yet; the ride shows when it has. */
export const captureView = z.object({ id: z.string(), status: z.enum(['COMPLETED', 'PENDING']) });
export type CaptureView = z.infer<typeof captureView>;

/** The provider's page where the card is entered. */
export const checkoutBody = z.strictObject({ rideId, wholeOrder });
export type CheckoutBody = z.input<typeof checkoutBody>;
export const checkoutView = z.object({ url: z.string() });
export type CheckoutView = z.infer<typeof checkoutView>;

/** The rides of an order that its client can pay together; a ride ordered alone is listed alone. */
export const orderPaymentView = z.object({
  rides: z.array(
    z.object({ id: z.string(), number: z.number(), scheduledAt: z.string(), amount: z.string() }),
  ),
  total: z.string(),
});
export type OrderPaymentView = z.infer<typeof orderPaymentView>;

/** The response to a webhook. */
export const webhookView = z.object({ received: z.boolean() });
export type WebhookView = z.infer<typeof webhookView>;

/** `message` says exactly what happened, or what is missing. */
export const paymentConnectionView = z.object({ success: z.boolean(), message: z.string() });
export type PaymentConnectionView = z.infer<typeof paymentConnectionView>;
