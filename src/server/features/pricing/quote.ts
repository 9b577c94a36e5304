import type { Cents } from '#domain/money.ts';
import type { FareLine } from '#domain/pricing/fare.ts';
import type { Point } from '#server/ports/places.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';

/** A guaranteed price for one trip at one time. The browser carries it, signed. */
export type Quote = {
  from: Point;
  to: Point;
  at: string;
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
  return `${body}.${secrets.sign(body)}`;
}

/** The quote behind an id, or undefined when it is not ours or no longer holds. */
export function openQuote(secrets: SecretBox, id: string, now: Date): Quote | undefined {
  const [body = '', signature = ''] = id.split('.');
  if (!secrets.isSigned(body, signature)) return undefined;
  const quote: Quote = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return new Date(quote.expiresAt) > now ? quote : undefined;
}

export function isForTrip(quote: Quote, trip: { from: Point; to: Point; scheduledAt: Date }): boolean {
  return (
    isSamePoint(quote.from, trip.from) &&
    isSamePoint(quote.to, trip.to) &&
    quote.at === trip.scheduledAt.toISOString()
  );
}

/** About a metre: coordinates may lose a digit on their way through a form. */
function isSamePoint(one: Point, other: Point): boolean {
  return Math.abs(one.lat - other.lat) < 0.00001 && Math.abs(one.lng - other.lng) < 0.00001;
}
