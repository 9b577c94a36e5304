import type { NeighbourView, VerdictView } from '#contract/rides/verdicts.ts';

const day = (clock: string) => `2026-05-07T${clock}:00+02:00`;

/** A ride planned before or after, at clocks of 7 May in Paris. */
export function neighbour(
  number: number | null,
  [startsAt, endsAt]: [string, string],
  more: Partial<NeighbourView> = {},
): NeighbourView {
  return {
    rideId: number === null ? null : `ride-${number}`,
    number,
    startsAt: day(startsAt),
    endsAt: day(endsAt),
    address: number === null ? null : 'Gare du Nord, 75010 Paris',
    road: number === null ? null : { km: 20, minutes: 45, estimated: false },
    minutes: 42,
    ...more,
  };
}

/** 'Oui, 42 min de marge': from 16:45 to 17:33, with a ride before and another after. */
export function verdict(change: Partial<VerdictView> = {}): VerdictView {
  return {
    kind: 'yes',
    minutes: 42,
    because: null,
    startsAt: day('16:45'),
    endsAt: day('17:33'),
    before: neighbour(1284, ['14:05', '14:57'], {
      address: 'Hôtel Lutetia, 45 boulevard Raspail, 75006 Paris',
      road: { km: 7, minutes: 24, estimated: false },
      minutes: 69,
    }),
    after: neighbour(1287, ['19:15', '19:50']),
    approach: { km: 7, minutes: 24, estimated: false },
    pricePerHour: '57.08',
    pauseMinutes: 15,
    ...change,
  };
}

/** 'Non, la course n° 1287 commence à 19:15, à 52 min de l’arrivée' */
export const refused = verdict({
  kind: 'no',
  because: 'after',
  minutes: -87,
  startsAt: day('18:40'),
  endsAt: day('19:35'),
  after: neighbour(1287, ['19:15', '19:50'], {
    minutes: -87,
    road: { km: 29, minutes: 52, estimated: true },
  }),
  pauseMinutes: 0,
});
