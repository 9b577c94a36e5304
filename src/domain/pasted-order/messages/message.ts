import type { PastedRide } from '../pasted-ride.ts';

/** A client's message, and exactly what a careful reader takes from it. */
export type Message = { text: string; rides: PastedRide[] };

/** When the messages are read: a Monday morning in Paris. */
export const readAt = new Date('2026-05-04T07:30:00Z');
