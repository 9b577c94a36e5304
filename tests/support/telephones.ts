import { saveNotificationConfig } from '#contract/notifications/notifications.calls.ts';
import type { NotificationConfigBody } from '#contract/notifications/notifications.ts';
import type { Messenger, OutgoingMessage } from '#server/ports/messenger.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';
import type { Person } from './people.ts';

/** A stand-in provider: what it received, and what it answers from now on. */
export function telephones() {
  const received: OutgoingMessage[] = [];
  const state: { answer: SendOutcome | 'never' | 'throws'; missing: string[] } = {
    answer: { state: 'sent', reference: 'SM1' },
    missing: [],
  };
  const messenger: Messenger = {
    missing: async () => state.missing,
    send: async (message) => {
      received.push(message);
      if (state.answer === 'throws') throw new Error('an adapter that breaks its promise');
      if (state.answer === 'never') return await new Promise<SendOutcome>(() => {});
      return state.answer;
    },
  };
  return {
    received,
    state,
    messengers: { 'whatsapp-business': messenger, twilio: messenger, 'whatsapp-web': messenger },
  };
}

/** The driver switches the messages on. */
export async function withMessages(driver: Person, change: NotificationConfigBody = {}): Promise<void> {
  await driver.calls(saveNotificationConfig, {
    body: { provider: 'twilio', enabled: true, driverPhone: '06 98 76 54 32', ...change },
  });
}
