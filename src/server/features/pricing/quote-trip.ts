import { sql } from 'kysely';
import type { DistanceView } from '#contract/trip/places.ts';
import { highestCo2e } from '#server/db/highest-co2e.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { presentQuote, type QuoteFacts } from './present-quote.ts';
import { priceTrip, type Settle } from './price-trip.ts';
import type { AskedTrip } from './quote.ts';
import { type WaitingTermsRow, waitingTermsOf } from './waiting-terms.ts';

/** The price of a trip for the form, with a quote that guarantees it for a while. */
export async function quoteTrip(deps: Deps, asked: AskedTrip, settle: Settle): Promise<DistanceView> {
  const [priced, facts, { company }] = await Promise.all([
    priceTrip(deps, asked),
    readQuoteFacts(deps.db),
    deps.settings.current(),
  ]);
  const [settled = priced] = await settle([priced]);
  return presentQuote(deps, settled, { ...facts, vatRegime: company.vatRegime });
}

type Row = { highest: number | null; waiting: WaitingTermsRow | null };

/** What a quote says beside the price: one statement. */
export async function readQuoteFacts(db: Db): Promise<Omit<QuoteFacts, 'vatRegime'>> {
  const { rows } = await sql<Row>`select ${highestCo2e} as highest,
    (select row_to_json(terms) from waiting_terms terms) as waiting`.execute(db);
  const { highest = null, waiting } = rows[0] ?? {};
  return { co2ePerKm: highest, waiting: waitingTermsOf(waiting ?? undefined) };
}
