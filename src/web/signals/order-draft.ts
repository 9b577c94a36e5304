import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import type { BookingDraft } from './booking-draft.ts';

/** Who ordered, as it was typed or read in a message. */
export type OrderContact = { firstName: string; lastName: string; phone: string; email: string };

/** What an order of the driver's desk opens with: read in a message, or nothing. */
export type OrderDraft = {
  trip: BookingDraft;
  contact: OrderContact;
  /** Found by the telephone of the message. */
  known?: FoundClientView | undefined;
  /** Read in a message and not confirmed: nothing is ordered before they are. */
  toCheck?: readonly FieldToCheck[];
};

export type FieldToCheck = 'date' | 'time' | 'pickup' | 'destination';

export const blankContact: OrderContact = { firstName: '', lastName: '', phone: '', email: '' };
