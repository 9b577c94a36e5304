import type { Cents } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import { areSameOptions, type ChosenOptions } from '#domain/pricing/option.ts';
import { isInRange, type Load, type LoadRange } from '#domain/pricing/supplement.ts';
import type { CancellationTerms } from '#domain/ride/ride.ts';
import type { Point } from '#server/ports/places.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { AskedPlace } from './resolve-place.ts';

/** The trip as it was asked for; a quote is valid for this trip only. */
export type AskedTrip = Way & Load & Kind & { options: ChosenOptions };

export type AskedStop = AskedPlace & { waitingMinutes: number };

/** `hours` of a hire, else null. */
type Kind = { stops: readonly AskedStop[]; hours: number | null };

type Way = { from: AskedPlace; to: AskedPlace; at: string; allowToll: boolean };

/** The price of one trip at one time, addresses and points together. The browser carries it, signed. */
export type Quote = {
  /** Former versions wrote no options, stops or hours. */
  asked: Way & Partial<Kind> & { options?: ChosenOptions };
  /** The range of loads at the same price; absent where no supplement depends on them. */
  loads?: LoadRange;
  /** Where the places are; null when a place is unknown. */
  from: Point | null;
  to: Point | null;
  stops?: (Point | null)[];
  km: number;
  minutes: number;
  total: Cents;
  lines: FareLine[];
  ruleName: string | null;
  toConfirm: boolean;
  /** The cancellation terms; absent where none are set. */
  terms?: CancellationTerms;
  expiresAt: string;
};

export function sealQuote(secrets: SecretBox, quote: Quote): string {
  const body = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${body}.${secrets.sign(`${nameFor(quote)}:${body}`)}`;
}

/** The quote behind an id, or undefined when it is not ours or no longer holds. */
export function openQuote(secrets: SecretBox, id: string, now: Date): Quote | undefined {
  const [body = '', signature = ''] = id.split('.');
  if (!names.some((name) => secrets.isSigned(`${name}:${body}`, signature))) return undefined;
  const quote: Quote = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return new Date(quote.expiresAt) > now ? quote : undefined;
}

export function isForTrip({ asked, loads }: Quote, trip: AskedTrip): boolean {
  return (
    (!loads || isInRange(loads, trip)) &&
    areSameOptions(asked.options ?? {}, trip.options) &&
    isSamePlace(asked.from, trip.from) &&
    isSamePlace(asked.to, trip.to) &&
    areSameStops(asked.stops ?? [], trip.stops) &&
    (asked.hours ?? null) === trip.hours &&
    asked.at === trip.at &&
    asked.allowToll === trip.allowToll
  );
}

const names = ['quote-2', 'quote-3', 'quote-4'] as const;

/** Older instances must reject a quote with fields they do not check: terms, stops, hours, options and loads. */
function nameFor({ asked, loads, terms }: Quote): (typeof names)[number] {
  if (terms || (asked.stops ?? []).length > 0 || (asked.hours ?? null) !== null) return 'quote-4';
  return loads || !areSameOptions(asked.options ?? {}, {}) ? 'quote-3' : 'quote-2';
}

function areSameStops(one: readonly AskedStop[], other: readonly AskedStop[]): boolean {
  return (
    one.length === other.length &&
    one.every((stop, index) => {
      const same = other[index];
      return same && stop.waitingMinutes === same.waitingMinutes && isSamePlace(stop, same);
    })
  );
}

function isSamePlace(one: AskedPlace, other: AskedPlace): boolean {
  if (one.address !== other.address) return false;
  if (!one.point || !other.point) return one.point === other.point;
  return isSamePoint(one.point, other.point);
}

/** About a metre: a form may drop a digit of the coordinates. */
function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 0.00001 && Math.abs(one.lng - other.lng) < 0.00001;
}
