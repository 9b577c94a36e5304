import { accountMessages } from './account-messages.fr.ts';
import { DEPARTURE_PAST, SAME_PLACE } from './ride-sentences.fr.ts';

/** The French message of every refusal, by its code. Used by the server and the browser. */
export const messages = {
  invalid_request: 'La demande est incomplète ou invalide.',
  unknown_field: 'La demande contient un champ inconnu.',
  body_too_large: 'La demande est trop volumineuse.',
  signed_out: 'Vous devez être connecté.',
  not_allowed: 'Vous n’avez pas accès à cette action.',
  foreign_origin: 'Cette demande vient d’un autre site et a été refusée.',
  not_found: 'Cette adresse n’existe pas.',
  too_many_requests: 'Trop de demandes. Patientez un instant puis réessayez.',
  database_away: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  unexpected: 'Une erreur est survenue. Réessayez dans un instant.',

  ...accountMessages,
  only_known_devices:
    'Trop de tentatives de connexion à ce compte. Utilisez un appareil déjà connecté auparavant, ou « Mot de passe oublié ? ».',
  phone_invalid: 'Ce numéro de téléphone n’est pas valide.',
  current_password_required: 'Indiquez votre mot de passe actuel pour changer d’adresse email.',

  voucher_not_found: 'Cette course n’a pas de bon de réservation.',
  documents_busy: 'Trop de documents sont demandés en ce moment. Réessayez dans quelques secondes.',
  client_not_found: 'Client introuvable',
  ride_not_found: 'Course non trouvée',
  wrong_status: 'Cette action n’est plus possible pour cette course.',
  ride_expired: 'Cette course est expirée : son heure de départ est passée.',
  ride_changed: 'La course a été modifiée entre-temps.',
  ride_taken: 'Cette course a déjà été acceptée.',
  driver_unavailable: 'Choisissez un autre chauffeur, dont le compte est actif.',
  driver_busy: 'Une autre course est déjà en cours.',
  cancellation_pending: 'Une demande d’annulation attend une réponse pour cette course.',
  no_cancellation_request: 'Aucune annulation n’est demandée pour cette course.',
  undo_too_late: 'Le démarrage ne peut plus être annulé.',
  ride_paid: 'Cette course est payée : son prix ne change plus.',
  reason_required: 'Veuillez indiquer un motif.',
  departure_too_soon: DEPARTURE_PAST,
  same_place: SAME_PLACE,
  date_too_far: 'La date de départ est trop lointaine.',
  quote_stale: 'Le prix a changé. Vérifiez le nouveau prix avant de confirmer.',
  booking_key_reused: 'Cette réservation a déjà été envoyée avec un autre contenu.',
  too_many_open_requests: 'Vos demandes précédentes attendent encore une réponse.',
  contact_unreachable: 'Indiquez un téléphone ou une adresse email, pour envoyer le lien.',
  order_not_taken: 'Cette course n’a pas été prise par téléphone.',
  already_confirmed: 'Cette course est déjà confirmée.',
  contact_has_no_account: 'Ce contact n’a pas de compte.',
  too_many_bookings: 'Trop de réservations en peu de temps. Patientez puis réessayez.',

  not_payable: 'Cette course ne peut pas être payée.',
  cash_undeclared: 'Le client n’a pas annoncé d’espèces : confirmez-les une fois la course démarrée.',
  ride_to_pay_unclear: 'Indiquez la course à payer.',
  method_unavailable: 'Ce moyen de paiement n’est pas disponible.',
  payment_processing: 'Un paiement est en cours de vérification pour cette course.',
  payment_changed: 'Le prix de la course a changé. Vérifiez-le avant de payer.',
  payment_missing: 'Aucun paiement n’a été reçu pour cette course.',
  payment_declined: 'Le paiement a été refusé. Choisissez un autre moyen de paiement.',
  payment_away: 'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.',
  order_not_found: 'Commande de paiement non trouvée',
  nothing_to_refund: 'Cette course n’a rien à rembourser.',
  refund_refused: 'Le remboursement a été refusé par le service de paiement.',

  bill_not_found: 'Ce document n’existe pas.',
  bill_erased: 'Ce document a été effacé au terme de sa durée de conservation.',
  not_billable: 'Une course se facture une fois terminée, si elle a un prix.',
  company_incomplete:
    'Aucune facture ne peut être émise tant que l’entreprise n’a pas indiqué sa raison sociale, son SIREN et son régime de TVA.',
  siren_missing: 'Indiquez le SIREN de l’entreprise : le fichier des écritures comptables en porte le nom.',
  no_invoice: 'Cette course n’a pas de facture.',
  nothing_to_credit: 'Cette facture a déjà été reprise en entier par un avoir.',
  credit_too_high: 'Ce montant dépasse ce qui reste facturé.',

  message_key_reused: 'Ce message a déjà été envoyé avec un autre contenu.',
  chat_closed: 'Cette conversation est close.',
  too_many_messages: 'Trop de messages en peu de temps. Patientez une minute.',

  rule_not_found: 'Règle de tarification introuvable.',
  forfait_not_found: 'Forfait introuvable.',
  price_extras_changed: 'Ces tarifs ont été modifiés entre-temps. Relisez-les avant d’enregistrer.',
  option_not_offered: 'Cette option n’est plus proposée.',

  place_not_found: 'Adresse introuvable.',

  logo_missing: 'Veuillez sélectionner un fichier image.',
  logo_too_large: 'Le fichier est trop volumineux. Taille maximale : 5MB',
  logo_type: 'Type de fichier non supporté. Utilisez JPG, PNG, GIF, WebP ou SVG.',
  logo_unreadable: 'Cette image est illisible ou trop grande.',
  stripe_disabled: 'Le paiement par carte est bientôt disponible.',

  user_not_found: 'Ce compte n’existe pas.',
  own_account: 'Vous ne pouvez ni bloquer votre propre compte ni changer votre rôle.',
  last_admin: 'La plateforme doit garder au moins un administrateur.',
  driver_has_rides: 'Ce chauffeur a encore une course acceptée ou en cours.',
  driver_has_money:
    'Ce chauffeur a encore des espèces à confirmer ou un remboursement à faire. Réglez-les d’abord.',
  client_has_rides: 'Ce client a encore une course ouverte.',
  own_erasure: 'Un autre administrateur doit supprimer votre compte.',
  account_held: 'Une course est encore ouverte, ou de l’argent reste dû. Réglez-les d’abord.',
  user_is_blocked: 'Ce compte est bloqué. Débloquez-le d’abord.',
  outbox_entry_not_found: 'Ce message n’existe pas.',
  not_resendable: 'Seul un message en échec ou incertain peut être renvoyé.',
} as const;

export type ErrorCode = keyof typeof messages;
