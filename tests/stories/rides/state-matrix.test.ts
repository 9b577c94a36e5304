import { expect, test } from 'vitest';
import { type RideStatus, rideStatuses } from '#domain/ride/ride.ts';
import { booked } from '#tests/support/bookings.ts';
import type { Visitor } from '#tests/support/people.ts';
import { openWorld } from '#tests/support/world.ts';

type Who = 'owner' | 'otherClient' | 'itsDriver' | 'otherDriver' | 'admin' | 'anonymous';
type Situation = RideStatus | 'accepted with a request' | 'just started';

const reason = 'Un motif';
/** Every call that moves a ride. */
const calls = {
  accepted: (person, ride) => person.moves(ride, { status: 'accepted' }),
  in_progress: (person, ride) => person.starts(ride),
  completed: (person, ride) => person.completes(ride),
  cancelled: (person, ride) => person.moves(ride, { status: 'cancelled', reason }),
  rejected: (person, ride) => person.moves(ride, { status: 'rejected', reason }),
  pending: (person, ride) => person.moves(ride, { status: 'pending' }),
  validate: (person, ride) => person.accepts(ride),
  reject: (person, ride) => person.rejects(ride, reason),
  cancel: (person, ride) => person.cancels(ride, reason),
  withdraw: (person, ride) => person.withdrawsCancellation(ride),
} satisfies Record<string, (person: Visitor, ride: { id: string }) => ReturnType<Visitor['accepts']>>;
type Call = keyof typeof calls;

/** The rows of the specification and of the decisions: nothing else succeeds. */
const succeeds: [Situation, Call[], Who[], RideStatus][] = [
  ['pending', ['accepted', 'validate'], ['itsDriver', 'otherDriver'], 'accepted'],
  ['pending', ['rejected', 'reject'], ['itsDriver', 'otherDriver'], 'rejected'],
  ['pending', ['cancelled', 'cancel'], ['owner'], 'cancelled'],
  ['accepted', ['in_progress'], ['itsDriver'], 'in_progress'],
  ['accepted', ['cancelled', 'cancel'], ['itsDriver'], 'cancelled'],
  ['accepted', ['cancelled', 'cancel'], ['owner'], 'accepted'],
  ['accepted with a request', ['accepted'], ['itsDriver'], 'accepted'],
  ['accepted with a request', ['cancelled', 'cancel'], ['itsDriver'], 'cancelled'],
  ['accepted with a request', ['withdraw'], ['owner'], 'accepted'],
  ['just started', ['accepted'], ['itsDriver'], 'accepted'],
  ['just started', ['completed'], ['itsDriver'], 'completed'],
  ['in_progress', ['completed'], ['itsDriver'], 'completed'],
];

function statusIn(situation: Situation): RideStatus {
  if (situation === 'just started') return 'in_progress';
  return situation === 'accepted with a request' ? 'accepted' : situation;
}

function outcomeOf(situation: Situation, call: Call, who: Who): RideStatus | undefined {
  return succeeds.find(
    ([from, names, actors]) => from === situation && names.includes(call) && actors.includes(who),
  )?.[3];
}

const answers: Call[] = ['accepted', 'rejected', 'validate', 'reject'];

/** 401 nobody, 403 never for this role, 404 not theirs to see, 409 theirs but not now. */
function refusalOf(situation: Situation, call: Call, who: Who): number {
  switch (who) {
    case 'anonymous':
      return 401;
    case 'admin':
      return call === 'pending' ? 409 : 403;
    case 'owner':
      return ['cancelled', 'cancel', 'withdraw', 'pending'].includes(call) ? 409 : 403;
    case 'otherClient':
      return call === 'validate' || call === 'reject' ? 403 : 404;
    case 'itsDriver':
      return call === 'withdraw' ? 403 : 409;
    case 'otherDriver':
      if (call === 'withdraw') return 403;
      return situation === 'pending' || answers.includes(call) ? 409 : 404;
  }
}

test('every status, every call, every actor: only the rows of the table succeed', async () => {
  const { deps, client, driver, admin, visitor } = await openWorld({
    options: { rateLimitScale: 1000 },
  });
  const people = {
    owner: await client('Amélie'),
    otherClient: await client('Karim'),
    itsDriver: await driver('Chloé'),
    otherDriver: await driver('Yann'),
    admin: await admin('Inès'),
    anonymous: visitor(),
  };
  const { id } = await booked(people.owner);
  const situations: Situation[] = [...rideStatuses, 'accepted with a request', 'just started'];

  for (const situation of situations) {
    const status = statusIn(situation);
    const before = {
      status,
      driver_id: status === 'pending' ? null : people.itsDriver.id,
      cancellation_requested_at: situation === 'accepted with a request' ? deps.clock() : null,
      started_at: situation === 'just started' ? deps.clock() : null,
    };
    for (const [call, tried] of Object.entries(calls)) {
      for (const [who, person] of Object.entries(people)) {
        await deps.db.updateTable('rides').set(before).where('id', '=', id).execute();
        const expected = outcomeOf(situation, call as Call, who as Who);

        const answer = await tried(person, { id });

        const messages = `${call} of a ride that is ${situation}, by ${who}: ${answer.body}`;
        const { status: after } = await deps.db
          .selectFrom('rides')
          .select('status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(after, messages).toBe(expected ?? status);
        const code = expected === undefined ? refusalOf(situation, call as Call, who as Who) : 200;
        expect(answer.statusCode, messages).toBe(code);
      }
    }
  }
});
