import type { NotificationChannel, NotificationEvent } from '#domain/notification/notification.ts';

export const notificationNames: Record<NotificationEvent, string> = {
  new_ride: 'Nouvelle demande',
  booking_received: 'Demande reçue',
  accepted: 'Course acceptée',
  rejected: 'Course refusée',
  cancelled: 'Course annulée',
  started: 'Course démarrée',
  cancellation_requested: 'Annulation demandée',
  cancellation_withdrawn: 'Annulation retirée',
  cancellation_refused: 'Annulation refusée',
  driver_changed: 'Changement de chauffeur',
  ride_received: 'Course confiée',
  ride_withdrawn: 'Course retirée',
  passenger_expected: 'Passager prévenu',
  passenger_cancelled: 'Passager prévenu de l’annulation',
  client_cancelled: 'Course annulée par le client',
  fee_waived: 'Frais abandonnés',
  bill_issued: 'Note, facture ou avoir',
  order_link: 'Lien de la course',
  confirmation_missing: 'Confirmation attendue',
};

export const channelNames: Record<NotificationChannel, string> = {
  email: 'email',
  message: 'message',
  push: 'notification',
};
