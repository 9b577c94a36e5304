import { randomUUID } from 'node:crypto';
import { sendRideMessage } from '#contract/chat.calls.ts';
import { bookRide } from '#contract/rides.calls.ts';
import type { FarPerson } from '#tests/support/far-people.ts';
import { soonToOrly } from './booked-by.ts';
import type { Answer, Desk } from './desk.ts';
import type { Asked } from './diary.ts';
import { pickRide } from './pick-ride.ts';

/** The key stands in the notes too, so that a ride made twice is seen. */
export async function book({ ask, diary, clients, chance }: Desk): Promise<Answer | undefined> {
  const [key, asked] = sentBefore(diary.bookings, chance) ?? newBooking();
  const answer = await ask(asked.by, bookRide, { body: asked.body }, { 'idempotency-key': key });
  if (answer?.status === 200) diary.answered(asked, answer.body.id);
  return answer;

  function newBooking() {
    const notes = randomUUID();
    return kept(diary.bookings, notes, chance.pick(clients), { ...soonToOrly(), notes });
  }
}

export async function sendMessage(desk: Desk): Promise<Answer | 'idle' | undefined> {
  const { ask, diary, drivers, chance } = desk;
  const [key, asked] = sentBefore(diary.messages, chance) ?? newMessage() ?? [];
  if (!key || !asked) return 'idle';
  const answer = await ask(asked.by, sendRideMessage, { body: asked.body });
  if (answer?.status === 200) diary.answered(asked, answer.body.id);
  return answer;

  function newMessage() {
    const ride = pickRide(desk);
    if (!ride) return undefined;
    const content = randomUUID();
    const sender = chance.oneIn(2) ? ride.client : chance.pick(drivers);
    return kept(diary.messages, content, sender, { rideId: ride.id, content, key: content });
  }
}

/** A browser sends again with the same key what was not answered; here even while the first try is on its way. */
function sentBefore<Body>(orders: Map<string, Asked<Body>>, chance: Desk['chance']) {
  if (!chance.oneIn(3)) return undefined;
  return chance.pick([...orders].filter(([, { answers }]) => answers.size === 0));
}

function kept<Body>(
  orders: Map<string, Asked<Body>>,
  key: string,
  by: FarPerson | undefined,
  body: Body,
): [string, Asked<Body>] {
  if (!by) throw new Error('there is nobody to ask');
  const asked = { by, body, answers: new Set<string>() };
  orders.set(key, asked);
  return [key, asked];
}
