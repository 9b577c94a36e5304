import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { downloadBill, listRideBills, requestNote } from '#contract/papers/bills.calls.ts';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import { acceptOrder } from '#contract/rides/orders.calls.ts';
import type { OrderQuotesView } from '#contract/rides/orders.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#contract/sentences/french.ts';
import type { DistanceView } from '#contract/trip/places.ts';
import { moneyFrom } from '#domain/money.ts';
import { parisLocal } from '#domain/time/paris.ts';
import { openBillingWorld } from '#tests/support/billing-world.ts';
import { quoted, rideNow } from '#tests/support/bookings.ts';
import { chanceFrom } from '#tests/support/chance.ts';
import { withExtras, withForfait } from '#tests/support/forfaits.ts';
import { ordered, quotesFor, ridesOf } from '#tests/support/orders.ts';
import { withRule } from '#tests/support/prices.ts';
import {
  anyReturn,
  anySeries,
  anyTrip,
  type RandomOrder,
  type RandomTrip,
} from '#tests/support/random-trips.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { RecapFoot } from '#web/features/booking/order/recap-foot.tsx';
import { LegLines, SeriesLines } from '#web/features/booking/several/several-details.tsx';
import { TripDetails } from '#web/features/booking/trip/trip-details.tsx';
import { blankDraft } from '#web/signals/booking-draft.ts';

const SEED = Number(process.env.PRICE_SEED ?? 20261116);
const TRIPS = 24;
/** Of returns, and of series. */
const ORDERS = 6;

const everyKind = ['hours', 'flat', 'option', 'passengers', 'luggage', 'coefficient', 'waiting at a stop'];

type World = Awaited<ReturnType<typeof openBillingWorld>>;
/** The amounts as a person reads them, without the spaces that a line may break at. */
function read(text: string): string {
  return text.replace(/<[^>]*>|&nbsp;/gu, ' ').replaceAll(/\s/gu, '');
}

function onScreen(quote: DistanceView, { hours, scheduledAt }: RandomTrip): string {
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

async function papersOf(
  { amelie, chloe }: World,
  ride: Pick<RideView, 'id'>,
): Promise<[voucher: string, bill: string]> {
  const voucher = await amelie.calls(downloadVoucher, { id: ride.id, query: {} });
  await chloe.starts(ride);
  await chloe.completes(ride);
  await amelie.calls(requestNote, { id: ride.id });
  const [papers] = (await amelie.calls(listRideBills, { query: { ids: ride.id } })).json();
  const bill = await amelie.calls(downloadBill, { id: ride.id, billId: papers?.bills[0]?.id ?? '' });
  return [read((await readPdf(voucher.rawPayload)).text), read((await readPdf(bill.rawPayload)).text)];
}

/** What the recap of several rides lists: each leg of a return, and how many of a series have which price. */
function recapLines({ kind, trips }: RandomOrder, { quotes }: OrderQuotesView): string {
  const rides = quotes.map((quote, index) => ({
    draft: { ...blankDraft, date: parisLocal(new Date(trips[index]?.scheduledAt ?? '')) },
    leg: index % 2 === 0 ? ('outward' as const) : ('return' as const),
    day: '',
    trip: { ...quote, path: [] },
  }));
  return read(renderToStaticMarkup(createElement(kind === 'return' ? LegLines : SeriesLines, { rides })));
}

async function checkTrip(world: World, trip: RandomTrip) {
  const { amelie, chloe } = world;
  const quote = await quoted(amelie, trip);
  const price = read(euroText(quote.price));
  const sum = quote.priceLines.reduce((total, { amount }) => total + (moneyFrom(amount) ?? 0), 0);
  const booked = (await amelie.books({ ...trip, quoteId: quote.quoteId })).json();
  const ride = (await chloe.accepts(booked)).json();
  const [voucher, bill] = await papersOf(world, ride);
  const says = {
    lines: sum === moneyFrom(quote.price),
    screen: onScreen(quote, trip).includes(price),
    recap: inRecap(quote).includes(price),
    row: (await rideNow(amelie, ride)).estimatedPrice === quote.price,
    voucher: voucher.includes(price),
    bill: bill.includes(price),
  };
  return { says, lines: quote.priceLines };
}

async function checkOrder(world: World, order: RandomOrder) {
  const { amelie, chloe } = world;
  const { kind, trips, withReturns } = order;
  const quotes = await quotesFor(amelie, trips);
  const { ride } = await ordered(amelie, trips, { withReturns });
  await chloe.calls(acceptOrder, { id: ride.id });
  const rows = await ridesOf(amelie, ride);
  const lines = recapLines(order, quotes);
  const papers = [];
  for (const { id } of rows) papers.push(await papersOf(world, { id }));
  const price = (index: number) => read(euroText(quotes.quotes[index]?.price ?? ''));
  const sum = rows.reduce((total, row) => total + (moneyFrom(row.price) ?? 0), 0);
  return {
    kind,
    recap: inRecap({ price: quotes.total }).includes(read(euroText(quotes.total))),
    recapLines: trips.every((_, index) => lines.includes(price(index))),
    rows: rows.map((row) => row.price).join() === quotes.quotes.map((quote) => quote.price).join(),
    total: sum === moneyFrom(quotes.total),
    vouchers: papers.every(([voucher], index) => voucher.includes(price(index))),
    bills: papers.every(([, bill], index) => bill.includes(price(index))),
  };
}

async function openPricedWorld(): Promise<World> {
  const world = await openBillingWorld();
  await withRule(world, { calculation_method: 'hourly', hourly_rate_cents: 5517, priority: -1 });
  await withRule(world, { name: 'Nuit', start_hour: 20, end_hour: 6, coefficient: 1.37, priority: 1 });
  await withForfait(world.chloe, { takesCoefficient: true, price: '45.35' });
  await withExtras(world.chloe);
  return world;
}

describe('one price is said everywhere', { timeout: 300_000 }, () => {
  test(`screen, recap, quote, row, voucher and bill, for ${TRIPS} random trips (seed ${SEED})`, async () => {
    const world = await openPricedWorld();
    const chance = chanceFrom(SEED);
    const kinds = new Set<string>();
    const differences: unknown[] = [];

    for (let count = 0; count < TRIPS; count += 1) {
      const trip = anyTrip(chance);
      const { says, lines } = await checkTrip(world, trip);
      if (Object.values(says).includes(false)) differences.push({ trip, says });
      for (const { kind, waitingMinutes = 0 } of lines)
        kinds.add(waitingMinutes > 0 ? 'waiting at a stop' : kind);
    }

    expect(differences).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(everyKind));
  });

  test.each([
    ['returns', anyReturn],
    ['series', anySeries],
  ] as const)(
    `recap, quotes, rows, their sum, vouchers and bills, for ${ORDERS} random %s (seed ${SEED})`,
    async (_, anyOrder) => {
      const world = await openPricedWorld();
      const chance = chanceFrom(SEED);
      const differences: unknown[] = [];

      for (let count = 0; count < ORDERS; count += 1) {
        const order = anyOrder(chance);
        const says = await checkOrder(world, order);
        if (Object.values(says).includes(false)) differences.push({ order, says });
      }

      expect(differences).toEqual([]);
    },
  );
});
