import { forgetTabNote, readTabNote, writeTabNote } from '#web/browser/local-notes.ts';
import type { TypedOrder } from './new-order.ts';

/** What was typed, and the key of an order whose answer may have been lost: they outlive the page. */
type KeptOrder = { typed: TypedOrder; key: string };

const NOTE = 'new-order';

export const readOrder = () => readTabNote<KeptOrder>(NOTE);
export const keepOrder = (order: KeptOrder) => writeTabNote(NOTE, order);
export const forgetOrder = () => forgetTabNote(NOTE);
