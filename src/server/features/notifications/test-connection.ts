import type { NotificationTestView } from '#contract/notifications/notifications.ts';
import {
  CHOOSE_PROVIDER,
  handedOverText,
  messengerNames,
  NAME_PHONE,
  refusedText,
  SENT_ELSEWHERE,
  TEST_MESSAGE,
  unconfirmedText,
} from '#contract/sentences/connection-test.fr.ts';
import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import type { SendOutcome } from '#server/ports/send-outcome.ts';
import { chosenProvider, readNotificationConfig } from './notification-config.ts';
import { hurryWaiting } from './outbox-repository.ts';

const PER_HOUR = 20;

/** Sends a message to the driver's own telephone and returns the outcome, or what is missing. */
export async function testConnection(deps: Deps, actorId: string): Promise<NotificationTestView> {
  const config = await readNotificationConfig(deps.db);
  const provider = chosenProvider(config);
  if (!provider) return failed(CHOOSE_PROVIDER);
  const messenger = deps.messengers[provider];
  const missing = await messenger.missing();
  if (missing.length > 0) return failed(missing.join(' '));
  if (messenger.isHere?.() === false) return { success: true, message: SENT_ELSEWHERE };
  if (!config.driver_phone) return failed(NAME_PHONE);
  const key = `notification-test:${actorId}`;
  await limitOrRefuse(deps, { key, limit: PER_HOUR, seconds: 3600, refusal: 'too_many_requests' });

  const outcome = await messenger.send({
    to: config.driver_phone,
    event: 'test',
    text: TEST_MESSAGE,
    values: [],
  });
  if (outcome.state === 'sent') await hurryWaiting(deps.db, deps.clock());
  return viewOf(outcome, messengerNames[provider], config.driver_phone);
}

function viewOf(outcome: SendOutcome, provider: string, phone: string): NotificationTestView {
  switch (outcome.state) {
    case 'sent':
      return { success: true, message: handedOverText(provider, phone) };
    case 'refused':
      return failed(refusedText(provider, outcome.reason));
    case 'unknown':
      return failed(unconfirmedText(provider, outcome.reason));
  }
}

function failed(message: string): NotificationTestView {
  return { success: false, message };
}
