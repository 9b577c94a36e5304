import { type NotificationFacts, templateValues } from '#contract/ride-notifications.fr.ts';
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
  passenger_expected: 'course confirmée au passager, facultatif',
  passenger_cancelled: 'course annulée au passager, facultatif',
  order_link: 'lien de la course, facultatif',
  confirmation_missing: 'confirmation attendue, facultatif',
};

/** Facts whose values are their own names, to document the values of a template. */
const named: NotificationFacts = {
  when: 'date',
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
  number: 0,
  link: 'lien',
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
