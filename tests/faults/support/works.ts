import { randomUUID } from 'node:crypto';
import { register } from '#contract/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { payRide, refundRide } from '#contract/payments.calls.ts';
import { acceptRide, cancelRide, moveRide, rejectRide } from '#contract/rides.calls.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { farVisitor } from '#tests/support/far-people.ts';
import type { Sent } from '#tests/support/requests.ts';
import type { Answer, Desk } from './desk.ts';
import type { CashWord, Deed } from './diary.ts';
import { book, sendMessage } from './keyed-orders.ts';
import { pickRide } from './pick-ride.ts';

type Done = Promise<Answer | undefined>;

/** One thing somebody does. Answers what the server said; undefined when it said nothing. */
type Work = (desk: Desk) => Promise<Answer | 'idle' | undefined>;

type Send = <C extends Call>(call: C, ...sent: Sent<C>) => Done;
type SendAbout = (send: Send, id: string) => Done;

/** What is noted of it; a word taken back promises nothing that could be looked up. */
type Step = { by: 'client' | 'driver' | 'any_driver'; deed?: Deed; word?: CashWord };

const accept: SendAbout = (send, id) => send(acceptRide, { id });
const reject: SendAbout = (send, id) => send(rejectRide, { id, body: { rejectionReason: 'Non' } });
const refund: SendAbout = (send, id) => send(refundRide, { id });

export const works: readonly (readonly [weight: number, work: Work])[] = [
  [1, registerSomebody],
  [5, book],
  [3, sendMessage],
  [6, onRide(accept, { by: 'any_driver', deed: 'accept' })],
  [1, onRide(reject, { by: 'any_driver', deed: 'reject' })],
  [1, onRide(move('accepted'), { by: 'any_driver', deed: 'accept' })],
  [6, onRide(move('in_progress'), { by: 'driver', deed: 'start' })],
  [6, onRide(move('completed'), { by: 'driver', deed: 'complete' })],
  [1, onRide(cancel('Panne'), { by: 'driver', deed: 'cancel' })],
  [1, onRide(cancel('Grève'), { by: 'client', deed: 'cancel' })],
  [5, onRide(sayCash('paid'), { by: 'client', word: 'cash_declared' })],
  [5, onRide(sayCash('paid'), { by: 'driver', word: 'cash_confirmed' })],
  [1, onRide(sayCash('unpaid'), { by: 'driver' })],
  [2, onRide(refund, { by: 'driver', word: 'refunded' })],
];

async function registerSomebody({ ask, diary, host }: Desk): Done {
  const email = `${randomUUID()}@example.fr`;
  const names = { firstName: 'Amélie', lastName: 'Durand', phone: '0612345678' };
  const person = { ...farVisitor(host), id: '' };
  const answer = await ask(person, register, { body: { email, password: 'trois petits chats', ...names } });
  if (answer?.status === 200) diary.registered(email);
  return answer;
}

function onRide(sendAbout: SendAbout, { by, deed, word }: Step): Work {
  return async (desk) => {
    const { ask, diary, drivers, chance } = desk;
    const ride = pickRide(desk);
    const actor = by === 'any_driver' ? chance.pick(drivers) : ride?.[by];
    if (!ride || !actor) return 'idle';
    const answer = await sendAbout((call, ...sent) => ask(actor, call, ...sent), ride.id);
    if (deed && answer?.status === 200) diary.did(ride.id, actor, deed);
    if (word && answer?.status === 200) diary.said(ride.id, word);
    return answer;
  };
}

function move(status: RideStatus): SendAbout {
  return (send, id) => send(moveRide, { id, body: { status } });
}

function cancel(reason: string): SendAbout {
  return (send, id) => send(cancelRide, { id, body: { reason } });
}

function sayCash(paymentStatus: 'paid' | 'unpaid'): SendAbout {
  return (send, id) => send(payRide, { id, body: { paymentStatus, paymentMethod: 'cash' } });
}
