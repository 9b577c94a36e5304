import type { RideView } from '#contract/rides/rides.ts';
import type { AgendaTimesView } from '#contract/time/agenda.ts';
import type { AgendaView, DaySpan } from '#domain/agenda/agenda-span.ts';
import type { DaySum } from '#domain/agenda/day-sums.ts';
import { moneyFrom } from '#domain/money.ts';
import { priceOf } from '#web/ride/words/price-text.ts';
import { factsOf } from '#web/ride/words/ride-facts.ts';
import type { AgendaRide } from './agenda-rides.ts';
import type { AskedDayOff } from './use-day-off.ts';

/** What the views draw. */
export type AgendaShown = {
  span: DaySpan;
  rides: readonly AgendaRide[];
  times: AgendaTimesView;
  sums: ReadonlyMap<string, DaySum>;
  now: Date;
  today: string;
};

/** Callbacks to what the agenda opens outside of itself. */
export type AgendaOpeners = {
  /** Starts an order at this moment; without one, at any. */
  onOrder: (at?: Date) => void;
  onSubscribe: () => void;
};

/** What an empty hour or day can become: an order or a day off. */
export type AgendaActs = Pick<AgendaOpeners, 'onOrder'> & { onDayOff: (off: AskedDayOff) => void };

export type ViewProps = {
  shown: AgendaShown;
  day: string;
  go: (to: { view?: AgendaView; day?: string }) => void;
  onRide: (id: string) => void;
  /** A free moment was chosen. */
  onFree: (at: Date) => void;
  acts: AgendaActs;
};

export function pricedOf(ride: RideView) {
  return { ...factsOf(ride), priceCents: moneyFrom(priceOf(ride)) ?? (0 as const) };
}
