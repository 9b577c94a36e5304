import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';

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
  set_off: 'En route',
  undo_set_off: '«\u00a0En route\u00a0» annulé',
  arrive: 'Sur place',
  undo_arrive: '«\u00a0Sur place\u00a0» annulé',
  land: 'Atterri',
  undo_land: '«\u00a0J’ai atterri\u00a0» annulé',
  collect_luggage: 'Bagages récupérés',
  undo_luggage: '«\u00a0J’ai mes bagages\u00a0» annulé',
  request_change: 'Modification demandée',
  withdraw_change: 'Demande de modification retirée',
  refuse_change: 'Modification refusée',
  accept_change: 'Modification acceptée',
  contest_price: 'Prix final contesté',
  waive_raise: 'Différence de prix abandonnée',
  keep_raise: 'Prix final maintenu',
};

/** 'Acceptée'; a step that this version does not know reads as a change. */
export function rideEventLabel(move: string): string {
  return new Map<string, string>(Object.entries(labels)).get(move) ?? 'Modifiée';
}
