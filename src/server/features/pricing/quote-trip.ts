import { sql } from 'kysely';
import type { DistanceView } from '#contract/places.ts';
import { highestCo2e } from '#server/db/highest-co2e.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { presentQuote } from './present-quote.ts';
import { priceTrip } from './price-trip.ts';
import type { AskedTrip } from './quote.ts';

/** The price of a trip for the form, with a quote that guarantees it for a while. */
export async function quoteTrip(deps: Deps, asked: AskedTrip): Promise<DistanceView> {
  const [priced, co2ePerKm] = await Promise.all([priceTrip(deps, asked), readHighestCo2e(deps.db)]);
  return presentQuote(deps, priced, co2ePerKm);
}

export async function readHighestCo2e(db: Db): Promise<number | null> {
  const { rows } = await sql<{ highest: number | null }>`select ${highestCo2e} as highest`.execute(db);
  return rows[0]?.highest ?? null;
}
