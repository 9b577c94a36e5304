import type { RideEventKind } from '#domain/notification/notifications-for.ts';

const labels: Record<RideEventKind, string> = {
  book: 'Demandée',
  enter: 'Prise par téléphone',
  confirm: 'Confirmée par le client',
  edit: 'Modifiée',
  change_passenger: 'Passager changé',
  expire: 'Expirée',
  accept: 'Acceptée',
  reject: 'Refusée',
  start: 'Démarrée',
  undo_start: 'Démarrage annulé',
  complete: 'Terminée',
  cancel: 'Annulée',
  request_cancellation: 'Annulation demandée',
  withdraw_cancellation: 'Demande d’annulation retirée',
  refuse_cancellation: 'Maintenue',
  approve_cancellation: 'Annulation acceptée',
  hand_over: 'Confiée à un autre chauffeur',
  absent: 'Client absent',
  waive_fee: 'Frais abandonnés',
};

/** 'Acceptée'; a step that this version does not know reads as a change. */
export function rideEventLabel(move: string): string {
  return new Map<string, string>(Object.entries(labels)).get(move) ?? 'Modifiée';
}
