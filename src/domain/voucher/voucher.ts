import type { FareLine } from '../pricing/fare.ts';

/** The mentions required by law, in its order. */
export const voucherMentions = [
  'operator',
  'evtc_number',
  'siren',
  'client',
  'booked_at',
  'pickup_at',
  'pickup_place',
] as const;
export type VoucherMention = (typeof voucherMentions)[number];

/** Everything a voucher prints, as it was when issued. An empty text was not given. */
export type VoucherFacts = {
  operator: { name: string; address: string; phone: string; email: string };
  evtcNumber: string;
  siren: string;
  client: { name: string; phone: string };
  /** The person who rides, when it is not the client. */
  passenger: { name: string; phone: string } | null;
  /** Times are ISO texts: the document is signed as stored. */
  bookedAt: string;
  /** Who typed a ride ordered by telephone; null when the client booked it. */
  enteredBy: string | null;
  pickupAt: string;
  pickupPlace: string;
  driver: { name: string; proCardNumber: string };
  vehicle: { make: string; model: string; plate: string };
  destination: string;
  passengers: number;
  luggage: number;
  /** A flight or a train. */
  travelReference: string;
  /** Null when one of the places is unknown. */
  distanceKm: number | null;
  durationMinutes: number | null;
  priceLines: FareLine[];
  priceCents: number;
  insurer: { name: string; policy: string; phone: string };
  mediator: { name: string; address: string; url: string };
  /** When the client confirmed an order taken by telephone; `notedBy` if they did so by telephone. */
  confirmation?: { at: string; notedBy: string | null };
  /** Absent without stops, so that older vouchers stay unchanged. */
  stops?: { address: string; waitingMinutes: number }[];
  /** Only for a hire by the hour. */
  hire?: { hours: number; program: string };
};

/** A mention that lacks a part is reported as missing, never invented. */
export function missingMentions(facts: VoucherFacts): VoucherMention[] {
  return voucherMentions.filter((mention) => partsOf(mention, facts).some((part) => part === ''));
}

/** The parts that a mention needs. */
function partsOf(mention: VoucherMention, { operator, client, ...facts }: VoucherFacts): string[] {
  switch (mention) {
    case 'operator':
      return [operator.name, operator.address, operator.phone || operator.email];
    case 'evtc_number':
      return [facts.evtcNumber];
    case 'siren':
      return [facts.siren];
    case 'client':
      return [client.name, client.phone];
    case 'booked_at':
      return [facts.bookedAt];
    case 'pickup_at':
      return [facts.pickupAt];
    case 'pickup_place':
      return [facts.pickupPlace];
  }
}

/**
 * Whether a new version is needed. The client is printed as in the first version: a later edit of their profile does
 * not change what was ordered.
 */
export function isPrintedAnew(before: VoucherFacts, after: VoucherFacts): boolean {
  return JSON.stringify({ ...after, ...orderedBy(before) }) !== JSON.stringify(before);
}

/** The client as they were when ordering. */
export function orderedBy({ client }: VoucherFacts): Pick<VoucherFacts, 'client'> {
  return { client };
}
