import type { MessageNotification } from '#domain/notification/notification.ts';
import type { SendOutcome } from './send-outcome.ts';

/** `to` is international ('+33612345678'). Providers with approved templates take `values`, the others the text. */
export type OutgoingMessage = {
  to: string;
  event: MessageNotification | 'test';
  text: string;
  values: string[];
};

/** Sends a short message to a telephone. It never throws: every failure is an outcome. */
export interface Messenger {
  /** What the operator must still configure, in French; empty when it is ready. */
  missing(): Promise<string[]>;
  /** What blocks single messages while the others are sent, in French. */
  heldBack?(): Promise<string[]>;
  /** Absent, or true, when this very instance can send; false when only another one can. */
  isHere?(): boolean;
  /** Absent or true when it can send this event; false when that needs a template that is not approved. */
  sends?(event: MessageNotification): boolean;
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
