import type { FeeKind } from '#domain/ride/ride.ts';

/** The reason that the platform stores for an absence. */
export const CLIENT_ABSENT = 'Client absent';

export const BAD_TERMS = 'Indiquez des heures de 0 à 720 et des pourcentages de 0 à 100.';

export const feeNames: Record<FeeKind, string> = {
  cancellation: 'Frais d’annulation',
  absence: 'Frais d’absence',
};
