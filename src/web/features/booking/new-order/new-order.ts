import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import type { OrderContact, OrderDraft } from '#web/signals/order-draft.ts';

/** Who orders: a client or contact that was found, a new contact, or none yet. */
export type ChosenClient =
  | { kind: 'known'; client: FoundClientView }
  | { kind: 'contact'; contact: OrderContact }
  | undefined;

/** A client or contact named in the pasted message is preselected. */
export function clientOf({ contact, known }: OrderDraft): ChosenClient {
  if (known) return { kind: 'known', client: known };
  return Object.values(contact).some(Boolean) ? { kind: 'contact', contact } : undefined;
}

/** '72,50' as the server reads it: '72.50'; empty when the computed price applies. */
export function typedPrice(amount: string): string {
  return amount.trim().replace(',', '.');
}

/** What is wrong, under its field. */
export type OrderProblems = {
  client?: string;
  firstName?: string;
  phone?: string;
  priceReason?: string;
  form?: string;
};
