import type { RideStatus } from '#domain/ride/ride.ts';

export const rideStatusLabels: Record<RideStatus, string> = {
  pending: 'En attente',
  accepted: 'Acceptée',
  in_progress: 'En cours',
  completed: 'Terminée',
  cancelled: 'Annulée',
  rejected: 'Refusée',
};

/** How a status is marked, on cards as in tables: the shape of the dot says as much as its colour. */
export const rideStatusLooks = {
  pending: { tone: 'warn' },
  accepted: { tone: 'ok' },
  in_progress: { tone: 'info', shape: 'live' },
  completed: { tone: 'plain' },
  cancelled: { tone: 'plain', shape: 'hollow' },
  rejected: { tone: 'bad', shape: 'hollow' },
} as const satisfies Record<RideStatus, object>;

/** 'Course n° 12' */
export function rideName({ number }: { number: number }): string {
  return `Course n° ${number}`;
}
