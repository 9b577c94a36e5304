import { outboxStates } from '#domain/notification/notification.ts';
import { rideStatuses } from '#domain/ride/ride.ts';
import { type Member, people } from './people.ts';

const kinds = { ride: '2', rule: '3', nothing: '9' } as const;

export type RoundRide = { id: string; status: (typeof rideStatuses)[number]; client: Member; driver: Member };

/** The data of each round; the ids are the same in every run, so that a request can be repeated. */
export function roundOf(number: number) {
  return {
    number,
    /** A ride of each status for each pair of client and driver, so that every move is possible. */
    rides: rideStatuses.flatMap((status, index): RoundRide[] => [
      { id: idOf('ride', number, index), status, client: people.owner, driver: people.driver },
      {
        id: idOf('ride', number, 10 + index),
        status,
        client: people.otherClient,
        driver: people.otherDriver,
      },
    ]),
    ruleIds: [0, 1, 2].map((index) => idOf('rule', number, index)),
    outbox: outboxStates.map((state, index) => ({ id: String(1_000_000 + number * 10 + index), state })),
    resetToken: `canari-reset-${number}`,
    unknownId: idOf('nothing', number, 0),
  };
}

export type Round = ReturnType<typeof roundOf>;

function idOf(kind: keyof typeof kinds, round: number, index: number): string {
  return `019e0000-0000-7000-8000-${kinds[kind]}${String(round * 100 + index).padStart(11, '0')}`;
}
