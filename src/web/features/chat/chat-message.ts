import type { GeneralMessageView, RideMessageView } from '#contract/people/chat.ts';
import type { Role } from '#domain/account/roles.ts';
import { areOnOtherSides } from '#domain/chat/sides.ts';

/** A message of a ride or of the general chat. */
export type ChatMessage = {
  id: string;
  senderId: string;
  senderName: string;
  senderRole: Role;
  content: string;
  at: string;
  read: boolean;
  /** To all clients at once. */
  announcement: boolean;
};

export function shownMessage(view: RideMessageView | GeneralMessageView): ChatMessage {
  const { id, senderId, senderName, senderRole, content, readAt } = view;
  const isRide = 'rideId' in view;
  return {
    id,
    senderId,
    senderName,
    senderRole,
    content,
    at: isRide ? view.createdAt : view.timestamp,
    read: readAt !== null,
    announcement: !isRide && view.clientId === null,
  };
}

/** Drivers share the inbox: a colleague's message is not unread. */
export function isIncoming({ senderRole }: ChatMessage, viewer: { role: Role }): boolean {
  return areOnOtherSides(viewer, { role: senderRole });
}

type Writer = { id: string; firstName: string };

/** Who rides in the client's place writes from the link, under a name of their own. */
export function isOwn({ senderId, senderName }: ChatMessage, viewer: Writer): boolean {
  return senderId === viewer.id && senderName === viewer.firstName;
}

/** Several drivers may write about a pending ride, and a passenger beside the client: then each message needs a name. */
export function severalSpeak(messages: readonly ChatMessage[], viewer: Writer & { role: Role }): boolean {
  const others = messages.filter((message) => !isOwn(message, viewer));
  const hasColleague = others.some((message) => !isIncoming(message, viewer));
  return (
    hasColleague || new Set(others.map(({ senderId, senderName }) => `${senderId} ${senderName}`)).size > 1
  );
}
