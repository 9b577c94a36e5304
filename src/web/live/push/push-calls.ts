import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/push.calls.ts';
import type { SubscriptionBody } from '#contract/push.ts';
import { callApi } from '#web/api/call-api.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { allowPush, currentSubscription, removeWorkers, subscribe } from '#web/browser/push.ts';

const OWNER = 'push-owner';

/** A device that the server does not know would wait in vain: then it is not subscribed either. */
export async function switchPushOn(userId: string): Promise<void> {
  if (!(await allowPush())) return;
  const { publicKey } = await callApi(getPushKey);
  const subscription = await subscribe(publicKey);
  try {
    await callApi(subscribeToPush, { body: subscription.toJSON() as SubscriptionBody });
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

/** Before somebody leaves this device. Signing out does not wait for a server that refuses: the device forgets alone. */
export async function forgetPush(): Promise<void> {
  try {
    await switchPushOff();
  } catch {
    await (await currentSubscription())?.unsubscribe().catch(() => undefined);
  }
  await removeWorkers().catch(() => undefined);
}

/** Whoever was here before and did not sign out is told nothing on the device of another. */
export async function endPushOfOthers(userId: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && readNote(OWNER) !== userId) await subscription.unsubscribe();
}
