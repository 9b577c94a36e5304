import * as z from 'zod/mini';
import { legs } from '#domain/order/order.ts';
import { emailText, filledLine, line } from '../field-schemas.ts';
import { moneyAmount } from '../pricing/pricing.ts';
import { bookRideBody } from './booking-bodies.ts';
import { eachWithItsReturn, severalRides } from './orders.ts';
import { rideView } from './rides.ts';

/** A client by name, telephone or email: at least three characters, so that the list cannot be paged through. */
export const clientSearchQuery = z.object({
  search: line(100).check(z.minLength(3, { error: 'Tapez au moins trois caractères.' })),
});
export type ClientSearchQuery = z.input<typeof clientSearchQuery>;

export const foundClientView = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  /** Empty for a contact who gave none. */
  email: z.string(),
  /** A contact has no account. */
  isContact: z.boolean(),
  /** Counted up to a hundred. */
  rides: z.number(),
});
export type FoundClientView = z.infer<typeof foundClientView>;
export const foundClientsView = z.array(foundClientView);

/** A client without an account. A telephone or an email is needed to send the link. */
const newContact = z.strictObject({
  firstName: filledLine(80),
  lastName: z.optional(line(80)),
  phone: z.optional(line(30)),
  email: z.optional(z.union([z.literal(''), emailText])),
});

const YES_OR_NO = 'Cette option vaut oui ou non.';

const taking = {
  /** The id of a known client, or a new contact. */
  clientId: z.optional(z.string()),
  contact: z.optional(newContact),
  /**
   * A price other than the computed one, and its reason, which the client never sees. For several rides it is the price
   * of all.
   */
  agreedPrice: z.optional(moneyAmount),
  priceReason: z.optional(line(200)),
  /** For a hire: its route was agreed with the order, so it has the VAT rate of a trip. */
  agreedRoute: z.optional(z.boolean({ error: YES_OR_NO })),
  /** Whether the driver who types it takes it, or leaves it as a request for others. */
  takenByMe: z.boolean({ error: YES_OR_NO }),
};

const oneClient = z.refine<{ clientId?: unknown; contact?: unknown }>(
  ({ clientId, contact }) => (clientId === undefined) !== (contact === undefined),
  { path: ['clientId'], error: 'Choisissez un client ou un nouveau contact.' },
);

const saidReason = z.refine<{ agreedPrice?: unknown; priceReason?: string | undefined }>(
  ({ agreedPrice, priceReason }) => agreedPrice === undefined || Boolean(priceReason),
  { path: ['priceReason'], error: 'Indiquez la raison de cet autre prix.' },
);

export const takeOrderBody = z.strictObject({ ...taking, ride: bookRideBody }).check(oneClient, saidReason);
export type TakeOrderBody = z.input<typeof takeOrderBody>;
export type TakeOrder = z.output<typeof takeOrderBody>;

/** A return or a series, each ride with its quote. */
export const takeSeveralBody = z
  .strictObject({ ...taking, ...severalRides })
  .check(oneClient, saidReason, eachWithItsReturn);
export type TakeSeveralBody = z.input<typeof takeSeveralBody>;
export type TakeSeveral = z.output<typeof takeSeveralBody>;

export const guestLinkView = z.object({
  /** Null once it is revoked. */
  url: z.nullable(z.string()),
  endsAt: z.string(),
});
export type GuestLinkView = z.infer<typeof guestLinkView>;

export const takenOrderView = z.object({ ride: rideView, link: guestLinkView });
export type TakenOrderView = z.infer<typeof takenOrderView>;

/** The first ride, the number of rides, and the links of the first date: a link opens one ride only. */
export const takenSeveralView = z.object({
  ride: rideView,
  changed: z.number(),
  links: z.array(z.safeExtend(guestLinkView, { leg: z.nullable(z.enum(legs)) })),
});
export type TakenSeveralView = z.infer<typeof takenSeveralView>;
