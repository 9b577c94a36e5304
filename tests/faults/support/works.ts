import { randomUUID } from 'node:crypto';
import { register } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { payRide, refundRide } from '#contract/money/payments.calls.ts';
import { acceptRide, cancelRide, moveRide, rejectRide } from '#contract/rides/rides.calls.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { farVisitor } from '#tests/support/far-people.ts';
import type { Sent } from '#tests/support/requests.ts';
import { book, sendMessage } from './keyed-orders.ts';
import type { Answer, PeopleAt } from './people-at.ts';
import { pickRide } from './pick-ride.ts';
import type { CashEvent, RideAction } from './write-log.ts';

type Done = Promise<Answer | undefined>;

/** One request of a user; undefined without an answer. */
type Work = (peopleHere: PeopleAt) => Promise<Answer | 'idle' | undefined>;

type Send = <C extends Call>(call: C, ...sent: Sent<C>) => Done;
type SendAbout = (send: Send, id: string) => Done;

/** What is logged of it; a withdrawn cash declaration leaves nothing to check. */
type Step = { by: 'client' | 'driver' | 'any_driver'; action?: RideAction; cashEvent?: CashEvent };

const accept: SendAbout = (send, id) => send(acceptRide, { id });
const reject: SendAbout = (send, id) => send(rejectRide, { id, body: { rejectionReason: 'Non' } });
const refund: SendAbout = (send, id) => send(refundRide, { id });

export const works: readonly (readonly [weight: number, work: Work])[] = [
  [1, registerSomebody],
  [5, book],
  [3, sendMessage],
  [6, onRide(accept, { by: 'any_driver', action: 'accept' })],
  [1, onRide(reject, { by: 'any_driver', action: 'reject' })],
  [1, onRide(move('accepted'), { by: 'any_driver', action: 'accept' })],
  [6, onRide(move('in_progress'), { by: 'driver', action: 'start' })],
  [6, onRide(move('completed'), { by: 'driver', action: 'complete' })],
  [1, onRide(cancel('Panne'), { by: 'driver', action: 'cancel' })],
  [1, onRide(cancel('Grève'), { by: 'client', action: 'cancel' })],
  [5, onRide(sayCash('paid'), { by: 'client', cashEvent: 'cash_declared' })],
  [5, onRide(sayCash('paid'), { by: 'driver', cashEvent: 'cash_confirmed' })],
  [1, onRide(sayCash('unpaid'), { by: 'driver' })],
  [2, onRide(refund, { by: 'driver', cashEvent: 'refunded' })],
];

async function registerSomebody({ ask, writeLog, host }: PeopleAt): Done {
  const email = `${randomUUID()}@example.fr`;
  const names = { firstName: 'Amélie', lastName: 'Durand', phone: '0612345678' };
  const person = { ...farVisitor(host), id: '' };
  const answer = await ask(person, register, { body: { email, password: 'trois petits chats', ...names } });
  if (answer?.status === 200) writeLog.registered(email);
  return answer;
}

function onRide(sendAbout: SendAbout, { by, action, cashEvent }: Step): Work {
  return async (peopleHere) => {
    const { ask, writeLog, drivers, chance } = peopleHere;
    const ride = pickRide(peopleHere);
    const actor = by === 'any_driver' ? chance.pick(drivers) : ride?.[by];
    if (!ride || !actor) return 'idle';
    const answer = await sendAbout((call, ...sent) => ask(actor, call, ...sent), ride.id);
    if (action && answer?.status === 200) writeLog.did(ride.id, actor, action);
    if (cashEvent && answer?.status === 200) writeLog.said(ride.id, cashEvent);
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
