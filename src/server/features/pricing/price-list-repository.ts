import { sql } from 'kysely';
import { cents } from '#domain/money.ts';
import { noOptions } from '#domain/pricing/option.ts';
import type { PriceList } from '#domain/pricing/price-list.ts';
import type { Db } from '#server/db/schema.ts';
import type { ForfaitRow, PriceExtrasRow, PricingRuleRow } from '#server/db/tables/price-tables.ts';
import { forfaitOf } from './forfait-columns.ts';
import { ruleOf } from './pricing-rule-repository.ts';

type Row = {
  rules: PricingRuleRow[];
  forfaits: ForfaitRow[];
  extras: PriceExtrasRow | null;
  waiting_price: number | null;
};

/** Everything that makes a price, as it is at one moment: one statement. */
export async function readPriceList(db: Db): Promise<PriceList> {
  const { rows } = await sql<Row>`select
    (select coalesce(json_agg(rule order by priority desc, id), '[]') from pricing_rules rule) as rules,
    (select coalesce(json_agg(forfait order by id), '[]') from forfaits forfait) as forfaits,
    (select row_to_json(extras) from price_extras extras) as extras,
    (select price_cents from waiting_terms) as waiting_price`.execute(db);
  const { rules = [], forfaits = [], extras, waiting_price } = rows[0] ?? {};
  return {
    rules: rules.map(ruleOf),
    forfaits: forfaits.map(forfaitOf),
    options: { ...noOptions, ...extras?.options },
    supplements: extras?.supplements ?? [],
    waitingPrice: cents(waiting_price ?? 0),
  };
}
