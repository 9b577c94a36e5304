import { daysBetween } from '#web/text/dates.ts';
import type { ChatMessage } from './chat-message.ts';

const SAME_BREATH_MS = 5 * 60_000;

export type MessageGroup = { messages: [ChatMessage, ...ChatMessage[]]; opensDay: boolean };

/** Groups messages of one person in quick succession under one time. */
export function groupMessages(messages: readonly ChatMessage[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const before = group?.messages.at(-1);
    if (group && before && isSameBreath(before, message)) group.messages.push(message);
    else groups.push({ messages: [message], opensDay: !before || !isSameDay(before, message) });
  }
  return groups;
}

function isSameBreath(before: ChatMessage, message: ChatMessage): boolean {
  return (
    before.senderId === message.senderId &&
    before.senderName === message.senderName &&
    before.read === message.read &&
    before.announcement === message.announcement &&
    isSameDay(before, message) &&
    Date.parse(message.at) - Date.parse(before.at) < SAME_BREATH_MS
  );
}

function isSameDay(one: ChatMessage, other: ChatMessage): boolean {
  return daysBetween(new Date(one.at), new Date(other.at)) === 0;
}
