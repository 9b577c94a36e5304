import type { AuditAction } from '#domain/administration/audit.ts';
import type { JournalKind } from '#domain/payment/journal.ts';
import type { RideEventKind } from '#domain/ride/ride-event-kind.ts';
import type { JournalEntryView } from '../platform/journal.ts';
import { rideStatusLabels } from '../sentences/ride-status-names.fr.ts';
import { namedChanges } from './changed-names.fr.ts';

const rideVerbs: Record<RideEventKind, string> = {
  book: 'a demandé la',
  enter: 'a pris par téléphone la',
  confirm: 'a confirmé la',
  edit: 'a modifié la',
  change_passenger: 'a changé le passager de la',
  accept: 'a accepté la',
  reject: 'a refusé la',
  start: 'a démarré la',
  undo_start: 'a annulé le démarrage de la',
  complete: 'a terminé la',
  cancel: 'a annulé la',
  request_cancellation: 'a demandé l’annulation de la',
  withdraw_cancellation: 'a retiré sa demande d’annulation de la',
  refuse_cancellation: 'a refusé l’annulation de la',
  approve_cancellation: 'a accepté l’annulation de la',
  hand_over: 'a confié à un autre chauffeur la',
  absent: 'a noté l’absence du client à la',
  waive_fee: 'a renoncé aux frais d’annulation de la',
  set_off: 'est en route pour la',
  undo_set_off: 'n’est pas encore en route pour la',
  arrive: 'est sur place pour la',
  undo_arrive: 'n’est pas encore sur place pour la',
  land: 'a atterri pour la',
  undo_land: 'n’a pas encore atterri pour la',
  collect_luggage: 'a ses bagages pour la',
  undo_luggage: 'n’a pas encore ses bagages pour la',
  request_change: 'a demandé à modifier la',
  withdraw_change: 'a retiré sa demande de modification de la',
  refuse_change: 'a refusé de modifier la',
  accept_change: 'a accepté de modifier la',
  contest_price: 'conteste le prix final de la',
  waive_raise: 'a renoncé à la différence de prix de la',
  keep_raise: 'maintient le prix final de la',
  expire: 'a annulé, délai dépassé, la',
};

const paymentVerbs: Record<JournalKind, string> = {
  order_opened: 'a commencé le paiement de la',
  order_closed: 'a abandonné le paiement de la',
  captured: 'a encaissé le paiement de la',
  declined: 'a refusé le paiement de la',
  mismatched: 'a reçu un montant à vérifier pour la',
  cash_declared: 'a annoncé des espèces pour la',
  cash_withdrawn: 'a retiré l’annonce d’espèces pour la',
  cash_confirmed: 'a reçu les espèces de la',
  cash_contested: 'n’a pas reçu les espèces de la',
  refund_asked: 'a demandé le remboursement de la',
  refund_failed: 'n’a pas pu rembourser la',
  refunded: 'a remboursé la',
};

/** `shows`: whether and how the sentence names its object. */
type Phrase = { verb: string; shows: 'subject' | 'quoted' | 'nothing' };

const auditPhrases: Record<AuditAction, Phrase> = {
  user_blocked: { verb: 'a bloqué', shows: 'subject' },
  user_unblocked: { verb: 'a débloqué', shows: 'subject' },
  user_role_changed: { verb: 'a changé le rôle de', shows: 'subject' },
  user_password_reset: { verb: 'a réinitialisé le mot de passe de', shows: 'subject' },
  user_erased: { verb: 'a supprimé un compte', shows: 'nothing' },
  rule_created: { verb: 'a créé la règle', shows: 'quoted' },
  rule_changed: { verb: 'a modifié la règle', shows: 'quoted' },
  rule_deleted: { verb: 'a supprimé la règle', shows: 'quoted' },
  forfait_created: { verb: 'a créé le forfait', shows: 'quoted' },
  forfait_changed: { verb: 'a modifié le forfait', shows: 'quoted' },
  forfait_deleted: { verb: 'a supprimé le forfait', shows: 'quoted' },
  waiting_terms_changed: { verb: 'a modifié le prix de l’attente', shows: 'nothing' },
  price_extras_changed: { verb: 'a modifié les options et suppléments', shows: 'nothing' },
  settings_changed: { verb: 'a modifié les paramètres', shows: 'nothing' },
  legal_text_changed: { verb: 'a modifié les textes légaux', shows: 'nothing' },
  accounting_changed: { verb: 'a modifié les comptes du FEC', shows: 'nothing' },
  company_changed: { verb: 'a modifié l’entreprise', shows: 'nothing' },
  logo_changed: { verb: 'a changé le logo', shows: 'nothing' },
  notifications_changed: { verb: 'a modifié les notifications', shows: 'nothing' },
  message_resent: { verb: 'a renvoyé un message,', shows: 'subject' },
  device_linked: { verb: 'a relié WhatsApp Web', shows: 'nothing' },
  cash_confirmed: { verb: 'a confirmé les espèces de la', shows: 'subject' },
  cash_contested: { verb: 'a noté des espèces non reçues pour la', shows: 'subject' },
  ride_refunded: { verb: 'a remboursé la', shows: 'subject' },
  ride_handed_over: { verb: 'a changé le chauffeur de la', shows: 'subject' },
  device_unlinked: { verb: 'a délié WhatsApp Web', shows: 'nothing' },
};

const unknownPhrase: Phrase = { verb: 'a modifié', shows: 'subject' };

export type JournalSentence = { actor: string; verb: string; subject: string };

/** Who did what. An action that this version does not know reads as a change. */
export function sentenceOf({ actor, action, subject, rideNumber }: JournalEntryView): JournalSentence {
  const who = actor?.name ?? 'La plateforme';
  if (rideNumber !== null)
    return { actor: who, verb: verbOf(action), subject: `course n°\u00a0${rideNumber}` };
  const phrase = isAudit(action) ? auditPhrases[action] : unknownPhrase;
  return { actor: who, verb: phrase.verb, subject: subjectText(phrase, subject) };
}

/** What was done, without who did it. */
export function auditText(action: AuditAction, subject: string): string {
  const phrase = auditPhrases[action] ?? unknownPhrase;
  return `${phrase.verb} ${subjectText(phrase, subject)}`.trim();
}

/** 'acceptée → en cours', and the reason that was given. */
export function detailOf({ action, from, to, details }: JournalEntryView): string {
  const move = from && to && from !== to ? `${statusWord(from)} → ${statusWord(to)}` : '';
  const reason =
    details && isRideEventKind(action) ? `«\u00a0${details}\u00a0»` : plainDetails(action, details);
  return [move, reason].filter(Boolean).join(' · ');
}

function plainDetails(action: string, details: string): string {
  return isAudit(action) ? namedChanges(action, details) : details;
}

function verbOf(action: string): string {
  if (isRideEventKind(action)) return rideVerbs[action];
  return isPaymentKind(action) ? paymentVerbs[action] : 'a modifié la';
}

function subjectText({ shows }: Phrase, subject: string): string {
  if (shows === 'nothing') return '';
  return shows === 'quoted' ? `«\u00a0${subject}\u00a0»` : subject;
}

function isRideEventKind(action: string): action is RideEventKind {
  return action in rideVerbs;
}

function isAudit(action: string): action is AuditAction {
  return action in auditPhrases;
}

function statusWord(status: NonNullable<JournalEntryView['to']>): string {
  return rideStatusLabels[status].toLocaleLowerCase('fr');
}

function isPaymentKind(action: string): action is JournalKind {
  return action in paymentVerbs;
}

/** The columns of the exported journal. */
export const journalColumns = ['Date', 'Heure', 'Qui', 'Quoi', 'Détail'];
