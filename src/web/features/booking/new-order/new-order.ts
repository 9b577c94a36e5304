import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import { moneyText } from '#domain/money.ts';
import type { FormProblems, Problems } from '#web/forms/use-problems.ts';
import { isTyped, typedMoney } from '#web/ride/words/typed-money.ts';
import { blankContact, type OrderContact, type OrderDraft } from '#web/signals/order-draft.ts';

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

/** The other way round: the client as a part of a draft. */
export function draftOf(client: ChosenClient): Pick<OrderDraft, 'contact' | 'known'> {
  return client?.kind === 'known'
    ? { contact: blankContact, known: client.client }
    : { contact: client?.contact ?? blankContact };
}

/** What stands in the form; kept while its dialog is closed. */
export type TypedOrder = {
  draft: OrderDraft;
  price: { amount: string; reason: string };
  /** Of a hire. */
  agreedRoute: boolean;
  takenByMe: boolean;
};

export function orderFrom(draft: OrderDraft): TypedOrder {
  return { draft, price: { amount: '', reason: '' }, agreedRoute: false, takenByMe: true };
}

/** Another hour was pressed: it replaces the one that stood there, read from a message or typed. */
export function atHour(order: TypedOrder, date: string): TypedOrder {
  if (date === '') return order;
  const { trip, toCheck = [] } = order.draft;
  const left = toCheck.filter((field) => field !== 'date' && field !== 'time');
  return { ...order, draft: { ...order.draft, trip: { ...trip, date }, toCheck: left } };
}

/** '1 272,50 €' as the server reads it: '1272.50'; empty when the computed price applies, and as typed when it is no amount. */
export function typedPrice(amount: string): string {
  if (!isTyped(amount)) return '';
  const typed = typedMoney(amount);
  return typed === undefined ? amount.trim() : moneyText(typed);
}

/** The fields under which something may be wrong. */
export type OrderField = 'client' | 'firstName' | 'phone' | 'priceReason';

export type FoundProblems = FormProblems<Record<OrderField, string>>;
export type OrderProblems = Problems<Record<OrderField, string>>;
