import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The client of an order, as typed or read from a message. */
export type OrderContact = { firstName: string; lastName: string; phone: string; email: string };

/** The initial values of a driver's order form: read from a message, or empty. */
export type OrderDraft = {
  trip: BookingDraft;
  contact: OrderContact;
  /** Found by the telephone number in the message. */
  known?: FoundClientView | undefined;
  /** Fields read from a message that must be confirmed before ordering. */
  toCheck?: readonly FieldToCheck[];
};

export type FieldToCheck = 'date' | 'time' | 'pickup' | 'destination';

export const blankContact: OrderContact = { firstName: '', lastName: '', phone: '', email: '' };
