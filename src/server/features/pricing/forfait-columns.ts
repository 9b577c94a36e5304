import type { ForfaitBody, ForfaitView, NewForfaitBody } from '#contract/pricing/forfaits.ts';
import { centsFrom } from '#contract/pricing/pricing.ts';
import { presentZone } from '#contract/pricing/zones.ts';
import { cents, moneyText } from '#domain/money.ts';
import { type Forfait, forfaitName } from '#domain/pricing/forfait.ts';
import type { ForfaitRow, NewForfait } from '#server/db/tables/price-tables.ts';

export function newForfaitRow(id: string, body: NewForfaitBody): NewForfait {
  return { id, ...columnsOf(body) };
}

/** The columns of the fields that were sent. */
export function changedForfaitColumns(body: ForfaitBody): Partial<NewForfait> {
  return Object.fromEntries(Object.entries(columnsOf(body)).filter(([, value]) => value !== undefined));
}

export function forfaitOf(row: ForfaitRow): Forfait {
  return {
    id: row.id,
    from: row.from_zone,
    to: row.to_zone,
    price: cents(row.price_cents),
    isBothWays: row.is_both_ways,
    isActive: row.is_active,
    weekdays: row.weekdays,
    startHour: row.start_hour,
    endHour: row.end_hour,
    takesCoefficient: row.takes_coefficient,
  };
}

export function presentForfait(row: ForfaitRow): ForfaitView {
  const { from, to, price, weekdays, ...same } = forfaitOf(row);
  return {
    ...same,
    from: presentZone(from),
    to: presentZone(to),
    price: moneyText(price),
    weekdays: [...weekdays],
  };
}

export function nameOfRow({ from_zone, to_zone, is_both_ways }: ForfaitRow): string {
  return forfaitName({ from: from_zone, to: to_zone, isBothWays: is_both_ways });
}

type Columns<Body extends ForfaitBody> = Body extends NewForfaitBody
  ? Omit<NewForfait, 'id'>
  : Partial<Omit<NewForfait, 'id'>>;

function columnsOf<Body extends ForfaitBody>(body: Body): Columns<Body> {
  const columns = {
    from_zone: body.from && JSON.stringify(body.from),
    to_zone: body.to && JSON.stringify(body.to),
    price_cents: body.price === undefined ? undefined : centsFrom(body.price),
    is_both_ways: body.isBothWays,
    is_active: body.isActive,
    weekdays: body.weekdays?.toSorted((one, other) => one - other),
    start_hour: body.startHour,
    end_hour: body.endHour,
    takes_coefficient: body.takesCoefficient,
  };
  return columns as Columns<Body>;
}
