import { expect, test, vi } from 'vitest';
import { baileysSend, type SendingSocket } from './baileys-send.ts';

const text = { to: '+33612345678', text: 'Votre course commence', messageId: '3EB0AB' };
const jid = '33612345678@s.whatsapp.net';
const closed = Object.assign(new Error('Connection Closed'), { output: { statusCode: 428 } });

const socketWith = (changes: Partial<Record<keyof SendingSocket, () => Promise<unknown>>> = {}) =>
  ({
    onWhatsApp: vi.fn(async () => [{ jid, exists: true }]),
    sendMessage: vi.fn(async () => undefined),
    waitForMessage: vi.fn(async () => ({ tag: 'ack', attrs: { id: text.messageId, class: 'message' } })),
    ...changes,
  }) as unknown as SendingSocket;

test('a text that WhatsApp acknowledged is sent, without a preview of its links', async () => {
  const socket = socketWith();

  const outcome = await baileysSend(socket, text);

  expect(outcome).toEqual({ state: 'sent', reference: '3EB0AB' });
  expect(socket.sendMessage).toHaveBeenCalledExactlyOnceWith(
    jid,
    { text: text.text, linkPreview: null },
    { messageId: '3EB0AB' },
  );
});

test.each([
  ['a number without WhatsApp', { onWhatsApp: async () => [] }, 'not on WhatsApp', false],
  [
    'a number that could not be looked up',
    { onWhatsApp: async () => undefined },
    'number not looked up',
    true,
  ],
  ['a lookup that failed', { onWhatsApp: () => Promise.reject(closed) }, 'number not looked up', true],
])('%s gets nothing', async (_, changes, reason, again) => {
  const socket = socketWith(changes);

  const outcome = await baileysSend(socket, text);

  expect(outcome).toEqual({ state: 'refused', reason, again });
  expect(socket.sendMessage).not.toHaveBeenCalled();
});

test.each([
  ['closed before sending', { sendMessage: () => Promise.reject(closed) }, { state: 'refused', again: true }],
  ['broke while sending', { sendMessage: () => Promise.reject(new Error('EPIPE')) }, { state: 'unknown' }],
  ['closed after sending', { waitForMessage: () => Promise.reject(closed) }, { state: 'unknown' }],
  ['stayed silent', { waitForMessage: async () => undefined }, { state: 'unknown' }],
  [
    'refused the message',
    { waitForMessage: async () => ({ tag: 'ack', attrs: { error: '479' } }) },
    { state: 'refused', again: true },
  ],
  [
    'restricts the account',
    { waitForMessage: async () => ({ tag: 'ack', attrs: { error: '463' } }) },
    { state: 'refused', again: false },
  ],
])('when WhatsApp %s, the outcome says what is sure', async (_, changes, outcome) => {
  expect(await baileysSend(socketWith(changes), text)).toMatchObject(outcome);
});
