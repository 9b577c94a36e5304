import type { Cents } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import type { Point } from '#server/ports/places.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import type { AskedPlace } from './resolve-place.ts';

/** The trip as it was asked for; a quote is valid for this trip only. */
export type AskedTrip = { from: AskedPlace; to: AskedPlace; at: string; allowToll: boolean };

/** The price of one trip at one time, addresses and points together. The browser carries it, signed. */
export type Quote = {
  asked: AskedTrip;
  /** Where the places are; null when a place is unknown. */
  from: Point | null;
  to: Point | null;
  km: number;
  minutes: number;
  total: Cents;
  lines: FareLine[];
  ruleName: string | null;
  toConfirm: boolean;
  expiresAt: string;
};

export function sealQuote(secrets: SecretBox, quote: Quote): string {
  const body = Buffer.from(JSON.stringify(quote)).toString('base64url');
  return `${body}.${secrets.sign(signed(body))}`;
}

/** The quote behind an id, or undefined when it is not ours or no longer holds. */
export function openQuote(secrets: SecretBox, id: string, now: Date): Quote | undefined {
  const [body = '', signature = ''] = id.split('.');
  if (!secrets.isSigned(signed(body), signature)) return undefined;
  const quote: Quote = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return new Date(quote.expiresAt) > now ? quote : undefined;
}

export function isForTrip({ asked }: Quote, trip: AskedTrip): boolean {
  return (
    isSamePlace(asked.from, trip.from) &&
    isSamePlace(asked.to, trip.to) &&
    asked.at === trip.at &&
    asked.allowToll === trip.allowToll
  );
}

/** An instance of the version before cannot read these quotes: it must not take them for its own. */
function signed(body: string): string {
  return `quote-2:${body}`;
}

function isSamePlace(one: AskedPlace, other: AskedPlace): boolean {
  if (one.address !== other.address) return false;
  if (!one.point || !other.point) return one.point === other.point;
  return isSamePoint(one.point, other.point);
}

/** About a metre: coordinates may lose a digit on their way through a form. */
function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 0.00001 && Math.abs(one.lng - other.lng) < 0.00001;
}
