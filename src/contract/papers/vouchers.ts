import * as z from 'zod/mini';
import { rideStatuses } from '#domain/ride/ride.ts';
import { voucherMentions } from '#domain/voucher/voucher.ts';
import { fareLineView } from '../trip/places.ts';

const person = z.object({ name: z.string(), phone: z.string() });

/** One version of a voucher, as issued. An empty text was not given. */
export const voucherView = z.object({
  rideId: z.string(),
  rideNumber: z.number(),
  /** The current status of the ride: with the three moments below, the only fact here that changes. */
  rideStatus: z.enum(rideStatuses),
  cancelledAt: z.nullable(z.string()),
  replacedAt: z.nullable(z.string()),
  /** Until when `/verifier` shows it. */
  onlineUntil: z.string(),
  /** 'B-2026-000123', the same for every version. */
  number: z.string(),
  version: z.number(),
  issuedAt: z.string(),
  /** Issued at the driver's request, not at the acceptance: 'Bon établi le … d’après la réservation du …'. */
  issuedLater: z.boolean(),
  /** The verification URL, which the QR code contains. */
  address: z.string(),
  fingerprint: z.string(),
  /** The legal mentions that are incomplete. */
  missing: z.array(z.enum(voucherMentions)),
  operator: z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() }),
  evtcNumber: z.string(),
  siren: z.string(),
  client: person,
  /** The person who rides, when it is not the client. */
  passenger: z.nullable(person),
  bookedAt: z.string(),
  /** Who typed a ride ordered by telephone; null when the client booked it. */
  enteredBy: z.nullable(z.string()),
  pickupAt: z.string(),
  pickupPlace: z.string(),
  driver: z.object({ name: z.string(), proCardNumber: z.string() }),
  vehicle: z.object({ make: z.string(), model: z.string(), plate: z.string() }),
  destination: z.string(),
  passengers: z.number(),
  luggage: z.number(),
  travelReference: z.string(),
  /** Null when one of the places is unknown. */
  distance: z.nullable(z.number()),
  duration: z.nullable(z.number()),
  /** TTC, like its lines. */
  price: z.string(),
  priceLines: z.array(fareLineView),
  insurer: z.object({ name: z.string(), policy: z.string(), phone: z.string() }),
  mediator: z.object({ name: z.string(), address: z.string(), url: z.string() }),
  /** When the client confirmed an order taken by telephone, and who noted it if they did so by telephone. */
  confirmation: z.optional(z.object({ at: z.string(), notedBy: z.nullable(z.string()) })),
  /** Absent without stops, and in copies stored on a device by an earlier version. */
  stops: z.optional(z.array(z.object({ address: z.string(), waitingMinutes: z.number() }))),
  /** Only for a hire by the hour. */
  hire: z.optional(z.object({ hours: z.number(), program: z.string() })),
});
export type VoucherView = z.infer<typeof voucherView>;

export const vouchersView = z.array(voucherView);

/** What a driver shows beside the voucher. Days are 'YYYY-MM-DD', empty while unknown. */
export const driverPapersView = z.object({
  name: z.string(),
  proCardNumber: z.string(),
  proCardExpiry: z.string(),
  medicalVisitExpiry: z.string(),
  technicalCheckExpiry: z.string(),
  insuranceExpiry: z.string(),
  vehicle: z.object({ make: z.string(), model: z.string(), plate: z.string(), energy: z.string() }),
  evtcNumber: z.string(),
  evtcExpiry: z.string(),
  insurer: z.object({ name: z.string(), policy: z.string(), phone: z.string() }),
});
export type DriverPapersView = z.infer<typeof driverPapersView>;

const earlierVersion = z.object({ version: z.number(), issuedAt: z.string(), replacedAt: z.string() });

const roadsideVoucherView = z.extend(voucherView, {
  /** When the driver last reported to be on the way or at the pickup. Absent in older stored copies, like the next. */
  steppedAt: z.optional(z.nullable(z.string())),
  /** The most recent one first. Absent in a copy that a device stored from an earlier version of the site. */
  earlier: z.optional(z.array(earlierVersion)),
});
export type RoadsideVoucherView = z.infer<typeof roadsideVoucherView>;

/** For a roadside check: the last version of each ride under way, of today and of tomorrow; the one under way first. */
export const roadsideView = z.object({ vouchers: z.array(roadsideVoucherView), papers: driverPapersView });
export type RoadsideView = z.infer<typeof roadsideView>;

/** A version; the last one when absent. */
export const voucherQuery = z.object({
  version: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,5}$/u, { error: 'Cette version n’est pas valide.' })),
  ),
});
export type VoucherQuery = z.input<typeof voucherQuery>;
