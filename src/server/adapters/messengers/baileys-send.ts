import type { BinaryNode, WASocket } from 'baileys';
import type { SendOutcome } from '#server/ports/send-outcome.ts';

const ACKNOWLEDGEMENT_MS = 20_000;
const CONNECTION_CLOSED = 428;
/** WhatsApp restricts the account for now; another attempt would make it worse. */
const RESTRICTED = '463';

export type SendingSocket = Pick<WASocket, 'onWhatsApp' | 'sendMessage' | 'waitForMessage'>;
export type Text = { to: string; text: string; messageId: string };

/** Sends a text and waits until WhatsApp has accepted it. */
export async function baileysSend(
  socket: SendingSocket,
  { to, text, messageId }: Text,
): Promise<SendOutcome> {
  const jid = await addressOf(socket, to);
  if (typeof jid !== 'string') return jid;
  const acknowledgement = socket
    .waitForMessage<BinaryNode>(messageId, ACKNOWLEDGEMENT_MS)
    .then(outcomeOf, () => unknown('closed before the acknowledgement'));
  try {
    await socket.sendMessage(jid, { text, linkPreview: null }, { messageId });
  } catch (error) {
    return statusOf(error) === CONNECTION_CLOSED
      ? refused('connection closed', true)
      : unknown('sending failed');
  }
  return await acknowledgement;
}

/** Checked first: a message to a number without WhatsApp would be sent and never arrive. */
async function addressOf(socket: SendingSocket, to: string): Promise<string | SendOutcome> {
  const found = await socket.onWhatsApp(to).catch(() => undefined);
  if (!found) return refused('number not looked up', true);
  const jid = found.find(({ exists }) => exists)?.jid;
  return jid ?? refused('not on WhatsApp', false);
}

function outcomeOf(answer: BinaryNode | undefined): SendOutcome {
  if (!answer) return unknown('no acknowledgement in time');
  const { error, id } = answer.attrs;
  if (error) return refused(`acknowledgement with error ${error}`, error !== RESTRICTED);
  return { state: 'sent', reference: id ?? null };
}

export function statusOf(error: unknown): number | undefined {
  const output = (error as { output?: { statusCode?: number } } | undefined)?.output;
  return output?.statusCode;
}

function refused(reason: string, again: boolean): SendOutcome {
  return { state: 'refused', reason, again };
}

function unknown(reason: string): SendOutcome {
  return { state: 'unknown', reason };
}
