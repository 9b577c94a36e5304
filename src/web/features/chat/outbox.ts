import { reconnectDelay } from '#domain/live/reconnect.ts';
import { createCell } from '#web/browser/cell.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { newKey } from '#web/browser/new-key.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { isSignedOut, isUnreachable } from '#web/text/failures.ts';
import { type Conversation, nameOf } from './conversation.ts';
import { outboxNote } from './outbox-note.ts';

/** Not yet stored by the server. A refused one waits to be retried or deleted. */
export type Outgoing = {
  key: string;
  conversation: Conversation;
  content: string;
  writtenAt: string;
  refusal?: string;
};

type Step = (messages: readonly Outgoing[]) => readonly Outgoing[];
type OutboxOptions = {
  userId: string;
  /** Whether the writer is still signed in. */
  isOwner: () => boolean;
  send: (message: Outgoing) => Promise<void>;
};

export type Outbox = ReturnType<typeof openOutbox>;

/** Sends each conversation in order, one message at a time, until it succeeds: its key makes a retry harmless. */
export function openOutbox({ userId, isOwner, send }: OutboxOptions) {
  const note = outboxNote(userId);
  const waiting = createCell<readonly Outgoing[]>(readNote<Outgoing[]>(note) ?? []);
  const underWay = new Set<string>();
  let failures = 0;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  /** Starts from the stored messages, which other tabs may have changed. */
  const change = (step: Step) => {
    if (isOwner()) keep(note, step(readNote<Outgoing[]>(note) ?? []));
    waiting.write(step(waiting.read()));
  };

  const flush = () => {
    clearTimeout(again);
    for (const name of namesOf(waiting.read())) void sendFrom(name);
  };

  const sendFrom = async (name: string) => {
    if (underWay.has(name)) return;
    underWay.add(name);
    while (await sendNext(name));
    underWay.delete(name);
  };

  /** Returns whether the next one may be sent. */
  const sendNext = async (name: string): Promise<boolean> => {
    const message = waiting.read().find(({ conversation }) => nameOf(conversation) === name);
    if (!message || message.refusal !== undefined || !isOwner()) return false;
    try {
      await send(message);
      failures = 0;
      change(without(message.key));
      return true;
    } catch (error) {
      if (isUnreachable(error)) again = setTimeout(flush, reconnectDelay(failures++, Math.random()));
      else if (!isSignedOut(error)) change(refused(message.key, sentenceFor(error, REFUSED)));
      return false;
    }
  };

  const comeBack = () => {
    failures = 0;
    flush();
  };
  window.addEventListener('online', comeBack);

  return {
    userId,
    waiting,
    flush,
    add(conversation: Conversation, content: string) {
      const message = { key: newKey(), conversation, content, writtenAt: new Date().toISOString() };
      change((messages) => [...messages, message]);
      flush();
    },
    retry(key: string) {
      change(refused(key, undefined));
      flush();
    },
    remove(key: string) {
      change(without(key));
      flush();
    },
    isClosed: () => closed,
    close() {
      closed = true;
      window.removeEventListener('online', comeBack);
      clearTimeout(again);
      waiting.write([]);
    },
  };
}

const REFUSED = 'Ce message n’a pas pu être envoyé.';

function keep(note: string, messages: readonly Outgoing[]): void {
  if (messages.length === 0) forgetNote(note);
  else writeNote(note, messages);
}

function namesOf(messages: readonly Outgoing[]): Set<string> {
  return new Set(messages.map(({ conversation }) => nameOf(conversation)));
}

function without(key: string): Step {
  return (messages) => messages.filter((message) => message.key !== key);
}

function refused(key: string, refusal: string | undefined): Step {
  return (messages) =>
    messages.map(({ refusal: before, ...message }) => {
      const now = message.key === key ? refusal : before;
      return now === undefined ? message : { ...message, refusal: now };
    });
}
