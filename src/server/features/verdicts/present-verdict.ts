import type { NeighbourView, VerdictView } from '#contract/rides/verdicts.ts';
import { centsPerHour } from '#domain/day-plan/earnings.ts';
import type { Fit, Side } from '#domain/day-plan/fit.ts';
import type { Road } from '#domain/day-plan/road.ts';
import { endOf, type Stretch } from '#domain/day-plan/stretch.ts';
import type { Verdict } from '#domain/day-plan/verdict.ts';
import { type Cents, moneyText } from '#domain/money.ts';
import type { DriverDay } from './driver-day.ts';

type Judged = {
  asked: Stretch;
  fit: Fit;
  verdict: Verdict;
  /** Null while there is none. */
  price: Cents | null;
  pauseMinutes: number;
};

export function presentVerdict({ rides }: Pick<DriverDay, 'rides'>, judged: Judged): VerdictView {
  const { asked, fit, verdict, price, pauseMinutes } = judged;
  const perHour = price === null ? null : centsPerHour(price, asked.minutes, fit.approach);
  return {
    kind: verdict.kind,
    minutes: 'minutes' in verdict ? verdict.minutes : null,
    because: 'because' in verdict ? verdict.because : null,
    startsAt: asked.startsAt.toISOString(),
    endsAt: endOf(asked).toISOString(),
    before: neighbour(rides, fit.before, 'destination_address'),
    after: neighbour(rides, fit.after, 'pickup_address'),
    approach: presentRoad(fit.approach),
    pricePerHour: perHour === null ? null : moneyText(perHour),
    pauseMinutes,
  };
}

function neighbour(
  rides: DriverDay['rides'],
  side: Side | null,
  place: 'pickup_address' | 'destination_address',
): NeighbourView | null {
  if (!side) return null;
  const { other, road, minutes } = side;
  const ride = rides.get(other.id);
  return {
    rideId: ride?.id ?? null,
    number: ride ? Number(ride.number) : null,
    startsAt: other.startsAt.toISOString(),
    endsAt: endOf(other).toISOString(),
    address: ride?.[place] ?? null,
    road: presentRoad(road),
    minutes,
  };
}

function presentRoad(road: Road | null) {
  return road && { km: road.km, minutes: road.minutes, estimated: road.isEstimated };
}
