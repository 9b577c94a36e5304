import type { RideStatus } from '#domain/ride/ride.ts';
import type { Tone } from '#web/ui/tone.ts';

type Look = { tone: Tone; shape?: 'full' | 'hollow' | 'live' };

/** The marks of the ride cards: the shape of the dot says as much as its colour. */
export const statusLooks: Record<RideStatus, Look> = {
  completed: { tone: 'plain' },
  accepted: { tone: 'ok' },
  in_progress: { tone: 'info', shape: 'live' },
  pending: { tone: 'warn' },
  cancelled: { tone: 'plain', shape: 'hollow' },
  rejected: { tone: 'bad', shape: 'hollow' },
};
