import type { RideView } from '#contract/rides.ts';
import type { RideNews } from '#domain/notification/ride-news.ts';
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
    case 'approve_cancellation':
      return { tone: 'ok', title: 'Annulation acceptée', text: `Votre ${name} est annulée.` };
    case 'refuse_cancellation':
      return {
        tone: 'info',
        title: 'Course maintenue',
        text: `${driver} ne peut pas annuler votre ${name}.`,
      };
    case 'request_cancellation':
      return { tone: 'info', title: 'Annulation demandée', text: `${client} souhaite annuler la ${name}.` };
    case 'withdraw_cancellation':
      return { tone: 'info', title: 'Annulation retirée', text: `${client} garde la ${name}.` };
  }
}

function withReason(subject: string, reason: string | null): string {
  return reason ? `${subject}\u00a0: «\u00a0${reason}\u00a0»` : `${subject}.`;
}
