import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { downloadBill, listRideBills, requestNote } from '#contract/bills.calls.ts';
import { euroText } from '#contract/french.ts';
import { acceptOrder } from '#contract/orders.calls.ts';
import type { DistanceView } from '#contract/places.ts';
import type { BookRideBody, RideView } from '#contract/rides.ts';
import { downloadVoucher } from '#contract/vouchers.calls.ts';
import { moneyFrom } from '#domain/money.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { quoted, rideNow, toOrly } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { withExtras, withForfait } from '#tests/support/forfaits.ts';
import { daily, fromOrly, ordered, quotesFor, ridesOf } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { RecapFoot } from '#web/features/booking/order/recap-foot.tsx';
import { TripDetails } from '#web/features/booking/trip/trip-details.tsx';

const SEED = Number(process.env.PRICE_SEED ?? 20261116);
const TRIPS = 24;

type World = Awaited<ReturnType<typeof openBillingWorld>>;
type Chance = ReturnType<typeof chanceFrom>;
type Trip = typeof toOrly & Partial<BookRideBody>;

const places = {
  paris: { address: '12 rue de Rivoli, 75004 Paris', lat: 48.8556, lng: 2.36 },
  defense: { address: '1 parvis de la Défense, 92800 Puteaux', lat: 48.8925, lng: 2.2368 },
};

/** One way with or without stops and options, by the hour, and into a zone with a forfait by night. */
function anyTrip(chance: Chance): Trip {
  const kind = chance.pick(['way', 'stops', 'hire', 'forfait'] as const) ?? 'way';
  const at = Date.parse('2026-05-04T08:00:00Z') + chance.below(48 * 4) * 900_000;
  const load = {
    scheduledAt: new Date(at).toISOString(),
    passengers: 1 + chance.below(6),
    luggage: chance.below(6),
    ...(chance.oneIn(2) ? { options: { baby_seat: 1 + chance.below(2) } } : {}),
  };
  const from = {
    pickupAddress: places.paris.address,
    pickupLat: places.paris.lat,
    pickupLng: places.paris.lng,
  };
  if (kind === 'hire') return { ...toOrly, ...load, kind: 'hire', hours: 1 + chance.below(12) };
  if (kind === 'forfait') return { ...toOrly, ...from, ...load };
  const { address, lat, lng } = places.defense;
  const away = { ...toOrly, ...load, destinationAddress: address, destinationLat: lat, destinationLng: lng };
  return kind === 'way'
    ? away
    : { ...away, stops: [{ ...places.paris, waitingMinutes: chance.below(4) * 5 }] };
}

/** The amounts as a person reads them, without the spaces that a line may break at. */
function read(text: string): string {
  return text.replace(/<[^>]*>|&nbsp;/gu, ' ').replaceAll(/\s/gu, '');
}

function onScreen(quote: DistanceView, { hours, scheduledAt }: Trip): string {
  return read(
    renderToStaticMarkup(
      createElement(TripDetails, { trip: quote, moment: new Date(scheduledAt), hours: hours ?? null }),
    ),
  );
}

function inRecap({
  price,
  priceToConfirm = false,
}: Pick<DistanceView, 'price'> & Partial<DistanceView>): string {
  const foot = { trip: { price, priceToConfirm }, onBack: undefined, children: null };
  return read(renderToStaticMarkup(createElement(RecapFoot, foot)));
}

async function papersOf({ amelie, chloe }: World, ride: Pick<RideView, 'id'>): Promise<string[]> {
  const voucher = await amelie.calls(downloadVoucher, { id: ride.id, query: {} });
  await chloe.starts(ride);
  await chloe.completes(ride);
  await amelie.calls(requestNote, { id: ride.id });
  const [papers] = (await amelie.calls(listRideBills, { query: { ids: ride.id } })).json();
  const bill = await amelie.calls(downloadBill, { id: ride.id, billId: papers?.bills[0]?.id ?? '' });
  return [read((await readPdf(voucher.rawPayload)).text), read((await readPdf(bill.rawPayload)).text)];
}

test(`screen, recap, quote, row, voucher and bill say one price, for ${TRIPS} random trips, and the sum and every ride of a return and a series (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const world = await openBillingWorld();
  const { amelie, chloe } = world;
  await withRule(world, { calculation_method: 'hourly', hourly_rate_cents: 5517, priority: -1 });
  await withRule(world, { name: 'Nuit', start_hour: 20, end_hour: 6, coefficient: 1.37, priority: 1 });
  await withForfait(chloe, { takesCoefficient: true, price: '45.35' });
  await withExtras(chloe);
  const chance = chanceFrom(SEED);
  const differences: string[] = [];
  const lines = new Set<string>();
  const check = (what: string, holds: boolean) => holds || differences.push(what);

  for (let index = 0; index < TRIPS; index += 1) {
    const trip = anyTrip(chance);
    const quote = await quoted(amelie, trip);
    const price = read(euroText(quote.price));
    const sum = quote.priceLines.reduce((total, { amount }) => total + (moneyFrom(amount) ?? 0), 0);
    const booked = (await amelie.books({ ...trip, quoteId: quote.quoteId })).json();
    const ride = (await chloe.accepts(booked)).json();
    const papers = await papersOf(world, ride);
    for (const { kind, waitingMinutes = 0 } of quote.priceLines)
      lines.add(waitingMinutes > 0 ? 'waiting at a stop' : kind);

    check(`${index}: lines`, sum === moneyFrom(quote.price));
    check(`${index}: screen`, onScreen(quote, trip).includes(price));
    check(`${index}: recap`, inRecap(quote).includes(price));
    check(`${index}: row`, (await rideNow(amelie, ride)).estimatedPrice === quote.price);
    check(`${index}: voucher`, papers[0]?.includes(price) === true);
    check(`${index}: bill`, papers[1]?.includes(price) === true);
  }

  const both = [toOrly, fromOrly].map((leg) => ({ ...leg, options: { baby_seat: 1 } }));
  for (const [what, trips, withReturns] of [
    ['return', both, true],
    ['series', daily(4), false],
  ] as const) {
    const { quotes, total } = await quotesFor(amelie, [...trips]);
    const { ride } = await ordered(amelie, [...trips], { withReturns });
    await chloe.calls(acceptOrder, { id: ride.id });
    const rides = await ridesOf(amelie, ride);
    const prices = rides.map(({ price }) => price);
    const whole = prices.reduce((sum, price) => sum + (moneyFrom(price) ?? 0), 0);
    check(`${what}: rows`, prices.join() === quotes.map(({ price }) => price).join());
    check(`${what}: total`, whole === moneyFrom(total));
    check(`${what}: recap`, inRecap({ price: total }).includes(read(euroText(total))));
    for (const [index, { id }] of rides.entries()) {
      const price = read(euroText(quotes[index]?.price ?? ''));
      const papers = await papersOf(world, { id });
      check(
        `${what} ${index}: papers`,
        papers.length === 2 && papers.every((paper) => paper.includes(price)),
      );
    }
  }

  expect(differences).toEqual([]);
  expect([...lines]).toEqual(
    expect.arrayContaining([
      'hours',
      'flat',
      'option',
      'passengers',
      'luggage',
      'coefficient',
      'waiting at a stop',
    ]),
  );
});
