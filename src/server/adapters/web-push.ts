import type { Push } from '#server/ports/push.ts';

const LIMIT_MS = 10_000;
const HOUR = 3600;

export type VapidKeys = { publicKey: string; privateKey: string };
type Options = VapidKeys & { contact: string };

/** Loaded with the first note: a server at rest does without. */
const library = () => import('web-push');

export async function newVapidKeys(): Promise<VapidKeys> {
  return (await library()).default.generateVAPIDKeys();
}

export function webPushSender({ publicKey, privateKey, contact }: Options): Push {
  const vapidDetails = { subject: contact, publicKey, privateKey };

  return {
    publicKey,
    async send(subscription, note) {
      const { default: webPush, WebPushError } = await library();
      try {
        const options = { vapidDetails, timeout: LIMIT_MS, TTL: HOUR, urgency: 'high' } as const;
        await webPush.sendNotification(subscription, JSON.stringify(note), options);
        return { state: 'sent', reference: null };
      } catch (error) {
        return error instanceof WebPushError ? outcomeOf(error.statusCode) : outcomeWithoutAnswer(error);
      }
    },
  };
}

const unreachable = { state: 'refused', reason: 'push service unreachable', again: true } as const;

/** Whether the network failed. Any other error means that the keys of the subscription are unusable. */
function isOfTheWire(error: unknown): boolean {
  return error instanceof Error && ('code' in error || /timeout|socket/iu.test(error.message));
}

function outcomeWithoutAnswer(error: unknown): Awaited<ReturnType<Push['send']>> {
  return isOfTheWire(error) ? unreachable : { state: 'gone' };
}

/** A repeated note replaces the first one by its tag, so another attempt is harmless. */
function outcomeOf(status: number): Awaited<ReturnType<Push['send']>> {
  if (status === 404 || status === 410) return { state: 'gone' };
  return {
    state: 'refused',
    reason: `push service answered ${status}`,
    again: status === 429 || status >= 500,
  };
}
