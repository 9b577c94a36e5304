import { randomUUID } from 'node:crypto';
import { sendRideMessage } from '#contract/people/chat.calls.ts';
import { bookRide } from '#contract/rides/booking.calls.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import { soonToOrly } from './booked-by.ts';
import type { Answer, PeopleAt } from './people-at.ts';
import { pickRide } from './pick-ride.ts';
import type { Asked } from './write-log.ts';

/** The key is in the notes too, so that a duplicated ride is found. */
export async function book({ ask, writeLog, clients, chance }: PeopleAt): Promise<Answer | undefined> {
  const [key, asked] = sentBefore(writeLog.bookings, chance) ?? newBooking();
  const answer = await ask(asked.by, bookRide, { body: asked.body }, { 'idempotency-key': key });
  if (answer?.status === 200) writeLog.answered(asked, answer.body.id);
  return answer;

  function newBooking() {
    const notes = randomUUID();
    return kept(writeLog.bookings, notes, chance.pick(clients), { ...soonToOrly(), notes });
  }
}

export async function sendMessage(peopleHere: PeopleAt): Promise<Answer | 'idle' | undefined> {
  const { ask, writeLog, drivers, chance } = peopleHere;
  const [key, asked] = sentBefore(writeLog.messages, chance) ?? newMessage() ?? [];
  if (!key || !asked) return 'idle';
  const answer = await ask(asked.by, sendRideMessage, { body: asked.body });
  if (answer?.status === 200) writeLog.answered(asked, answer.body.id);
  return answer;

  function newMessage() {
    const ride = pickRide(peopleHere);
    if (!ride) return undefined;
    const content = randomUUID();
    const sender = chance.oneIn(2) ? ride.client : chance.pick(drivers);
    return kept(writeLog.messages, content, sender, { rideId: ride.id, content, key: content });
  }
}

/** A browser repeats an unanswered request with the same key; here even while the first one is in flight. */
function sentBefore<Body>(orders: Map<string, Asked<Body>>, chance: PeopleAt['chance']) {
  if (!chance.oneIn(3)) return undefined;
  return chance.pick([...orders].filter(([, { answers }]) => answers.size === 0));
}

function kept<Body>(
  orders: Map<string, Asked<Body>>,
  key: string,
  by: FarPerson | undefined,
  body: Body,
): [string, Asked<Body>] {
  if (!by) throw new Error('no client');
  const asked = { by, body, answers: new Set<string>() };
  orders.set(key, asked);
  return [key, asked];
}
