import { may } from '#domain/policy.ts';
import type { UserRow } from '#server/db/schema.ts';

/** Whose takings are read: a driver's, or everybody's. */
export type Taker = { driverId: string | null };

/** The sums of all drivers are stored under this id. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';

export function takerFor(actor: UserRow): Taker {
  return { driverId: may(actor, 'read_all_takings') ? null : actor.id };
}

export function sumsKeyOf({ driverId }: Taker): string {
  return driverId ?? EVERYBODY;
}
