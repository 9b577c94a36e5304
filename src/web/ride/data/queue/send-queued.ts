import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { moveRide } from '#contract/rides/rides.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { takeStep } from '#contract/rides/way.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { noteSignedOut } from '#web/api/current-user.ts';
import type { QueuedStep } from '#web/offline/waiting-steps.ts';
import { isSignedOut } from '#web/text/failures.ts';
import { showRide } from '../reads/changed-rides.ts';
import { isFinal } from './move-failures.ts';
import { hasNetworkFor, sayNoNetwork } from './needs-network.ts';
import { dropQueued, isQueued, openQueue, queuedSteps, queueStep } from './queued-steps.ts';
import { settleRefusal } from './refused-steps.ts';

const EVERY = 15_000;

/** Sends the queue in order when the page opens, when the network is back, and periodically. */
export function useSentWhenBack(userId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    openQueue(userId);
    const send = () => void sendQueued(queries);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, EVERY);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [queries, userId]);
}

/** A step never overtakes an earlier one: the server would refuse it. */
export function sendBehind(queries: QueryClient, ride: RideView, step: QueuedStep['step'], at: Date): void {
  queueStep(ride, step, at);
  if (navigator.onLine) void sendQueued(queries);
}

/** A move that cannot be queued waits for the queued steps of these rides; a message says when they cannot be sent. */
export async function mayGoNow(
  queries: QueryClient,
  what: string,
  ...rides: readonly RideView[]
): Promise<boolean> {
  if (!hasNetworkFor(what)) return false;
  if (!rides.some(isQueued)) return true;
  await sendQueued(queries);
  if (!rides.some(isQueued)) return true;
  sayNoNetwork(what);
  return false;
}

let sending: Promise<void> | undefined;

async function sendQueued(queries: QueryClient): Promise<void> {
  if (queuedSteps().length === 0) return;
  sending ??= sendAll(queries);
  await sending;
}

async function sendAll(queries: QueryClient): Promise<void> {
  try {
    for (let next = queuedSteps()[0]; next; next = queuedSteps()[0])
      if (!(await sendOne(queries, next))) return;
  } finally {
    sending = undefined;
  }
}

/** Returns whether the next one may be sent: a refusal is settled, any other failure is retried later. */
async function sendOne(queries: QueryClient, queued: QueuedStep): Promise<boolean> {
  const { rideId: id, step, at: phoneTime } = queued;
  try {
    const moved = await (step === 'start'
      ? callApi(moveRide, { id, body: { status: 'in_progress', phoneTime } })
      : callApi(takeStep, { id, body: { step, phoneTime } }));
    dropQueued(queued);
    showRide(queries, moved);
    return true;
  } catch (error) {
    if (isSignedOut(error)) noteSignedOut(queries);
    return isFinal(error) && (await settleRefusal(queries, queued, error));
  }
}
