import type { RideStatus } from '#domain/ride/ride.ts';

export const rideStatusLabels: Record<RideStatus, string> = {
  pending: 'En attente',
  accepted: 'Acceptée',
  in_progress: 'En cours',
  completed: 'Terminée',
  cancelled: 'Annulée',
  rejected: 'Refusée',
};
