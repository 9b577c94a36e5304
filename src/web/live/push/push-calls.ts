import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications/push.calls.ts';
import type { SubscriptionBody } from '#contract/notifications/push.ts';
import { callApi } from '#web/api/call-api.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { allowPush, currentSubscription, removeWorkers, subscribe } from '#web/browser/push.ts';

const OWNER = 'push-owner';

/** If the server does not store the subscription, the browser drops it too. */
export async function switchPushOn(userId: string): Promise<void> {
  if (!(await allowPush())) return;
  const { publicKey } = await callApi(getPushKey);
  const subscription = await subscribe(publicKey);
  try {
    await sendSubscription(subscription);
    writeNote(OWNER, userId);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

export async function switchPushOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await callApi(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  forgetNote(OWNER);
}

/** After signing out: the server deleted the subscription with the session. */
export async function forgetPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe().catch(() => undefined);
  await removeWorkers().catch(() => undefined);
}

/** The server deletes a subscription with its session: this session takes it over. */
export async function renewPush(userId: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && readNote(OWNER) === userId) await sendSubscription(subscription);
}

/** Ends the subscription of a previous person who did not sign out on this device. */
export async function endPushOfOthers(userId: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && readNote(OWNER) !== userId) await subscription.unsubscribe();
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  await callApi(subscribeToPush, { body: subscription.toJSON() as SubscriptionBody });
}
