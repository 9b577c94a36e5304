import type { GeneralMessageView, RideMessageView } from '#contract/people/chat.ts';
import type { findGeneralMessage } from './general-messages.ts';
import type { findRideMessage } from './ride-messages.ts';

type RideMessage = Awaited<ReturnType<typeof findRideMessage>>;
type GeneralMessage = Awaited<ReturnType<typeof findGeneralMessage>>;

/** A first name is enough between people who share a ride. */
export function presentRideMessage(message: RideMessage): RideMessageView {
  return {
    id: message.id,
    rideId: message.ride_id,
    senderId: message.sender_id,
    senderName: message.author ?? message.first_name,
    senderRole: message.role,
    receiverId: message.receiver_id,
    content: message.content,
    messageType: 'text',
    createdAt: message.created_at.toISOString(),
    readAt: message.read_at?.toISOString() ?? null,
  };
}

export function presentGeneralMessage(message: GeneralMessage): GeneralMessageView {
  return {
    id: message.id,
    senderId: message.sender_id,
    senderName: message.first_name,
    senderRole: message.role,
    content: message.content,
    timestamp: message.created_at.toISOString(),
    clientId: message.client_id,
    readAt: message.read_at?.toISOString() ?? null,
  };
}
