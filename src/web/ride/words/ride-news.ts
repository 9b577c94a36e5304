import type { RideView } from '#contract/rides/rides.ts';
import type { RideNews } from '#domain/notification/ride-news.ts';
import { durationText } from '#web/text/durations.ts';
import { rideName } from '#web/text/rides.ts';
import type { Toast } from '#web/ui/toast-store.ts';

type Words = Pick<Toast, 'tone' | 'title' | 'text'>;

/** What happened to a ride, for the person it concerns. */
export function newsWords(news: RideNews, ride: RideView): Words {
  const name = rideName(ride).toLocaleLowerCase('fr').replace('n° ', 'n°\u00a0');
  const driver = ride.driver?.firstName ?? 'Le chauffeur';
  const client = ride.client.firstName;
  switch (news) {
    case 'accept':
      return { tone: 'ok', title: 'Course acceptée', text: `${driver} a accepté votre ${name}.` };
    case 'accepted_for_you':
      return { tone: 'ok', title: acceptedForYouText(ride) };
    case 'hand_over':
      return { tone: 'info', title: 'Autre chauffeur', text: `${driver} conduira votre ${name}.` };
    case 'handed_to_you':
      return { tone: 'info', title: 'Course confiée', text: `La ${name} est maintenant la vôtre.` };
    case 'reject':
      return {
        tone: 'bad',
        title: 'Course refusée',
        text: withReason(`Votre ${name}`, ride.rejectionReason),
      };
    case 'cancel':
      return {
        tone: 'bad',
        title: 'Course annulée',
        text: withReason(`Votre ${name}`, ride.cancellationReason),
      };
    case 'client_cancelled':
      return { tone: 'bad', title: 'Course annulée', text: `${client} a annulé la ${name}.` };
    case 'absent':
      return { tone: 'bad', title: 'Course annulée', text: `${driver} ne vous a pas trouvé au départ.` };
    case 'waive_fee':
      return { tone: 'ok', title: 'Frais abandonnés', text: `Vous ne devez rien pour votre ${name}.` };
    case 'contest_price':
      return { tone: 'bad', title: 'Prix contesté', text: `${client} conteste le prix final de la ${name}.` };
    case 'waive_raise':
      return { tone: 'ok', title: 'Différence abandonnée', text: `Votre ${name} coûte le prix convenu.` };
    case 'keep_raise':
      return {
        tone: 'info',
        title: 'Prix final maintenu',
        text: `La différence de votre ${name} reste due.`,
      };
    case 'approve_cancellation':
      return { tone: 'ok', title: 'Annulation acceptée', text: `Votre ${name} est annulée.` };
    case 'refuse_cancellation':
      return {
        tone: 'info',
        title: 'Course maintenue',
        text: `${driver} ne peut pas annuler votre ${name}.`,
      };
    case 'set_off':
      return { tone: 'info', title: `${driver} est en route`, text: `Pour votre ${name}.` };
    case 'arrive':
      return { tone: 'ok', title: 'Votre chauffeur est sur place', text: `Pour votre ${name}.` };
    case 'land':
      return { tone: 'info', title: `${rider(ride)} a atterri`, text: `Pour la ${name}.` };
    case 'collect_luggage':
      return { tone: 'info', title: `${rider(ride)} a ses bagages`, text: `Pour la ${name}.` };
    case 'request_cancellation':
      return { tone: 'info', title: 'Annulation demandée', text: `${client} souhaite annuler la ${name}.` };
    case 'order_confirmed':
      return { tone: 'ok', title: 'Course confirmée', text: `${client} a confirmé la ${name}.` };
    case 'change_requested':
      return {
        tone: 'info',
        title: 'Modification demandée',
        text: `${client} souhaite modifier la ${name}.`,
      };
    case 'change_confirmed':
      return {
        tone: 'ok',
        title: 'Modification confirmée',
        text: `${client} a confirmé la ${name} modifiée.`,
      };
    case 'change_withdrawn':
      return { tone: 'info', title: 'Demande retirée', text: `${client} garde la ${name} comme convenu.` };
    case 'proposal_refused':
      return {
        tone: 'info',
        title: 'Proposition refusée',
        text: `${client} garde la ${name} comme convenu.`,
      };
    case 'change_proposed':
      return {
        tone: 'info',
        title: 'Modification proposée',
        text: `${driver} propose de modifier votre ${name}.`,
      };
    case 'proposal_withdrawn':
      return {
        tone: 'info',
        title: 'Proposition retirée',
        text: `Votre ${name} reste prévue comme convenu.`,
      };
    case 'change_accepted':
      return {
        tone: 'ok',
        title: 'Modification acceptée',
        text: `${driver} a accepté de modifier votre ${name}.`,
      };
    case 'change_refused':
      return {
        tone: 'bad',
        title: 'Modification refusée',
        text: `${driver} garde votre ${name} comme convenu.`,
      };
    case 'withdraw_cancellation':
      return { tone: 'info', title: 'Annulation retirée', text: `${client} garde la ${name}.` };
  }
}

function rider({ passenger, client }: RideView): string {
  return passenger?.name || client.firstName;
}

/** 'n° 1294 acceptée pour vous, 52 min de marge' */
function acceptedForYouText({ number, instant }: RideView): string {
  const margin = instant?.margin;
  const time = typeof margin === 'number' ? `, ${durationText(margin)} de marge` : '';
  return `n°\u00a0${number} acceptée pour vous${time}`;
}

function withReason(subject: string, reason: string | null): string {
  return reason ? `${subject}\u00a0: «\u00a0${reason}\u00a0»` : `${subject}.`;
}
