import webPush, { WebPushError } from 'web-push';
import type { Push } from '#server/ports/push.ts';

const LIMIT_MS = 10_000;
const HOUR = 3600;

export type VapidKeys = { publicKey: string; privateKey: string };
type Options = VapidKeys & { contact: string };

export function newVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

export function webPushSender({ publicKey, privateKey, contact }: Options): Push {
  const vapidDetails = { subject: contact, publicKey, privateKey };

  return {
    publicKey,
    async send(subscription, note) {
      try {
        const options = { vapidDetails, timeout: LIMIT_MS, TTL: HOUR, urgency: 'high' } as const;
        await webPush.sendNotification(subscription, JSON.stringify(note), options);
        return { state: 'sent', reference: null };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

const unreachable = { state: 'refused', reason: 'push service unreachable', again: true } as const;

/** Everything else is a key that cannot be written to. */
function isOfTheWire(error: unknown): boolean {
  return error instanceof Error && ('code' in error || /timeout|socket/iu.test(error.message));
}

/** A repeated note replaces the first one by its tag, so another attempt is harmless. */
function outcomeOf(error: unknown): Awaited<ReturnType<Push['send']>> {
  if (!(error instanceof WebPushError)) return isOfTheWire(error) ? unreachable : { state: 'gone' };
  if (error.statusCode === 404 || error.statusCode === 410) return { state: 'gone' };
  const again = error.statusCode === 429 || error.statusCode >= 500;
  return { state: 'refused', reason: `push service answered ${error.statusCode}`, again };
}
