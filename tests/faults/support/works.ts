import { randomUUID } from 'node:crypto';
import type { RideStatus } from '#domain/ride/ride.ts';
import { type FarCall, farVisitor } from '#tests/support/far-people.ts';
import type { Answer, Desk } from './desk.ts';
import type { CashWord, Deed } from './diary.ts';
import { book, sendMessage } from './keyed-orders.ts';
import { pickRide } from './pick-ride.ts';

/** One thing somebody does. Answers what the server said; undefined when it said nothing. */
type Work = (desk: Desk) => Promise<Answer | 'idle' | undefined>;

/** What is noted of it; a word taken back promises nothing that could be looked up. */
type Step = {
  by: 'client' | 'driver' | 'any_driver';
  to: string;
  call: FarCall;
  deed?: Deed;
  word?: CashWord;
};

const says = (paymentStatus: 'paid' | 'unpaid') => change({ paymentStatus, paymentMethod: 'cash' });
const becomes = (status: RideStatus) => change({ status });

export const works: readonly (readonly [weight: number, work: Work])[] = [
  [1, register],
  [5, book],
  [3, sendMessage],
  [6, onRide({ by: 'any_driver', to: '/validate', call: change(), deed: 'accept' })],
  [1, onRide({ by: 'any_driver', to: '/reject', call: create({ rejectionReason: 'Non' }), deed: 'reject' })],
  [1, onRide({ by: 'any_driver', to: '', call: becomes('accepted'), deed: 'accept' })],
  [6, onRide({ by: 'driver', to: '', call: becomes('in_progress'), deed: 'start' })],
  [6, onRide({ by: 'driver', to: '', call: becomes('completed'), deed: 'complete' })],
  [1, onRide({ by: 'driver', to: '/cancel', call: change({ reason: 'Panne' }), deed: 'cancel' })],
  [1, onRide({ by: 'client', to: '/cancel', call: change({ reason: 'Grève' }), deed: 'cancel' })],
  [5, onRide({ by: 'client', to: '/payment', call: says('paid'), word: 'cash_declared' })],
  [5, onRide({ by: 'driver', to: '/payment', call: says('paid'), word: 'cash_confirmed' })],
  [1, onRide({ by: 'driver', to: '/payment', call: says('unpaid') })],
  [2, onRide({ by: 'driver', to: '/refund', call: create(), word: 'refunded' })],
];

async function register({ ask, diary, host }: Desk): Promise<Answer | undefined> {
  const email = `${randomUUID()}@example.fr`;
  const names = { firstName: 'Amélie', lastName: 'Durand', phone: '0612345678' };
  const person = { ...farVisitor(host), id: '' };
  const call = create({ email, password: 'trois petits chats', ...names });
  const answer = await ask(person, '/api/auth/register', call);
  if (answer?.status === 200) diary.registered(email);
  return answer;
}

function onRide({ by, to, call, deed, word }: Step): Work {
  return async (desk) => {
    const { ask, diary, drivers, chance } = desk;
    const ride = pickRide(desk);
    const actor = by === 'any_driver' ? chance.pick(drivers) : ride?.[by];
    if (!ride || !actor) return 'idle';
    const answer = await ask(actor, `/api/rides/${ride.id}${to}`, call);
    if (deed && answer?.status === 200) diary.did(ride.id, actor, deed);
    if (word && answer?.status === 200) diary.said(ride.id, word);
    return answer;
  };
}

function create(body?: unknown): FarCall {
  return { method: 'POST', body };
}

function change(body?: unknown): FarCall {
  return { method: 'PATCH', body };
}
