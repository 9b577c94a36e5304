import type { NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import { templateValues } from '#contract/sentences/template-values.fr.ts';
import { type MessageNotification, messageNotifications } from '#domain/notification/notification.ts';

const titles: Record<MessageNotification, string> = {
  new_ride: 'nouvelle course',
  accepted: 'course acceptée',
  rejected: 'course refusée',
  cancelled: 'course annulée',
  started: 'course commencée',
  cancellation_requested: 'annulation demandée, facultatif',
  cancellation_withdrawn: 'annulation retirée, facultatif',
  cancellation_refused: 'annulation refusée, facultatif',
  client_cancelled: 'course annulée par le client, facultatif',
  driver_changed: 'autre chauffeur, facultatif',
  ride_received: 'course acceptée pour le chauffeur, facultatif',
  on_the_way: 'chauffeur en route, facultatif',
  passenger_on_the_way: 'chauffeur en route au passager, facultatif',
  arrived: 'chauffeur sur place, facultatif',
  passenger_expected: 'course confirmée au passager, facultatif',
  passenger_cancelled: 'course annulée au passager, facultatif',
  order_link: 'lien de la course, facultatif',
  confirmation_missing: 'confirmation attendue, facultatif',
  evening_reminder: 'rappel de la veille, facultatif',
  soon_reminder: 'rappel deux heures avant, facultatif',
  passenger_reminder: 'rappel au passager, facultatif',
  day_list: 'courses du jour, facultatif',
  drive_reminder: 'rappel au chauffeur, facultatif',
  change_requested: 'modification demandée, facultatif',
  change_proposed: 'modification proposée, facultatif',
  change_accepted: 'modification acceptée, facultatif',
  change_refused: 'modification refusée, facultatif',
  price_contested: 'prix contesté, facultatif',
};

/** Facts whose values are their own names, to document the values of a template. */
const named: NotificationFacts = {
  when: 'date',
  time: 'heure',
  pickup: 'départ',
  destination: 'destination',
  way: [],
  client: 'client',
  load: 'passagers',
  trip: 'trajet',
  price: 'prix',
  driver: 'chauffeur',
  vehicle: 'véhicule',
  reason: 'motif',
  asked: false,
  terms: '',
  fee: '',
  raise: { difference: 'différence', total: '', agreed: '', reason: '', answer: null },
  number: 0,
  link: 'lien',
  road: { leavesAt: 'heure de départ', duration: 'route' },
  day: {
    date: 'jour',
    rides: [{ when: 'première heure', client: 'client', trip: 'départ → destination' }],
    count: 1,
    total: 'total',
    toConfirm: 0,
  },
  arrival: 'heure d’arrivée',
  freeUntil: 'fin de l’attente offerte',
  changes: ['modifications'],
};

export function TemplateList() {
  return (
    <dl className="templates">
      {messageNotifications.map((event) => (
        <Template
          key={event}
          variable={`WHATSAPP_TEMPLATE_${event.toUpperCase()}`}
          title={titles[event]}
          values={templateValues(event, named)}
        />
      ))}
      <Template variable="WHATSAPP_TEMPLATE_TEST" title="test de connexion, facultatif" values={[]} />
    </dl>
  );
}

function Template({ variable, title, values }: { variable: string; title: string; values: string[] }) {
  return (
    <div>
      <dt>
        <code>{variable}</code>
      </dt>
      <dd>
        {title}&nbsp;: {values.length > 0 ? values.map(valueText).join(', ') : 'aucune valeur'}
      </dd>
    </div>
  );
}

function valueText(value: string, index: number): string {
  return `{{${index + 1}}} ${value}`;
}
