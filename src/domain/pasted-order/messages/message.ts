import type { PastedRide } from '../pasted-ride.ts';

/** What a client wrote, and what a careful reader takes from it: nothing more, nothing else. */
export type Message = { text: string; rides: PastedRide[] };

/** When the messages are read: a Monday morning in Paris. */
export const readAt = new Date('2026-05-04T07:30:00Z');
