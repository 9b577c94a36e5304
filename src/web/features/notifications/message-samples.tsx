import { useId } from 'react';
import { type NotificationFacts, notificationText } from '#contract/sentences/ride-notifications.fr.ts';
import './message-samples.css';

const example: NotificationFacts = {
  number: 1291,
  when: 'jeu. 7 mai à 17:30',
  time: '17:30',
  pickup: '12 boulevard d’Inkermann, 92200 Neuilly-sur-Seine',
  destination: 'Aéroport de Paris-Orly, Orly 3, 94390 Orly',
  way: [
    'De\u00a0: 12 boulevard d’Inkermann, 92200 Neuilly-sur-Seine',
    'À\u00a0: Aéroport de Paris-Orly, Orly 3, 94390 Orly',
  ],
  client: 'Amélie Fontaine-Desrosiers',
  load: '3 passagers, 4 bagages, vol TO 7346',
  trip: '27 km, 48 min',
  price: '68,50 €',
  driver: 'Chloé',
  vehicle: 'Mercedes-Benz Classe E, GH-482-KT',
  reason: '',
  asked: false,
  terms: '',
  fee: '',
};

/** The texts that are sent, with a sample ride. */
export function MessageSamples() {
  const id = useId();

  return (
    <section className="samples" aria-labelledby={id}>
      <h3 id={id}>Exemples de messages</h3>
      <Sample title="Nouvelle course" to="envoyé au chauffeur" event="new_ride" />
      <Sample title="Course acceptée" to="envoyé au client" event="accepted" />
    </section>
  );
}

type SampleProps = { title: string; to: string; event: 'new_ride' | 'accepted' };

function Sample({ title, to, event }: SampleProps) {
  const text = notificationText(event, example);

  return (
    <figure className="sample">
      <figcaption>
        <b>{title}</b> <span>{to}</span>
      </figcaption>
      <div className="sample-talk">
        <p>{[<b key="title">{text.title}</b>, ...text.lines.map((line) => `\n${line}`)]}</p>
      </div>
    </figure>
  );
}
