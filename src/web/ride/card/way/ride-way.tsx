import Hourglass from 'lucide-react/icons/hourglass';
import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#contract/sentences/french.ts';
import { rideSteps } from '#contract/words/ride-steps.fr.ts';
import type { Role } from '#domain/account/roles.ts';
import { useSeconds } from '#web/browser/use-seconds.ts';
import { clockText } from '#web/text/dates.ts';
import { waitingOf } from '../../words/waiting.ts';
import { RideNotice } from '../ride-notice.tsx';
import { LandingTimes } from './landing-times.tsx';
import './ride-way.css';

type Props = { ride: RideView; viewer: Role; now: Date };

/** From 'acceptée' to 'à bord', with the client's waiting terms. */
export function RideWay({ ride, viewer, now }: Props) {
  const steps = rideSteps(ride, now);
  const current = steps.findLastIndex(({ isDone }) => isDone);

  return (
    <>
      <ol className="ride-way" aria-label="Étapes de la course">
        {steps.map(({ word, text, isDone }, index) => (
          <li
            key={word}
            className={isDone ? 'ride-way-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <b>{word}</b>
            <small>{text}</small>
          </li>
        ))}
      </ol>
      {viewer === 'client' ? <KindWaiting ride={ride} /> : <LandingTimes ride={ride} />}
    </>
  );
}

/** Never a red countdown: until when waiting is free, and the price afterwards. */
function KindWaiting({ ride }: { ride: RideView }) {
  const waiting = waitingOf(ride, useSeconds(Boolean(ride.way?.freeUntil)));

  if (!waiting) return null;
  const { isFree, minutes, freeUntil, price, due } = waiting;
  if (!isFree)
    return (
      <RideNotice
        icon={Hourglass}
        title={due ? `Attente en cours\u00a0: ${euroText(due)}` : 'Vous êtes attendu'}
      >
        {price ? `${euroText(price)} par minute depuis ${clockText(freeUntil)}.` : 'Votre chauffeur est là.'}
      </RideNotice>
    );
  const then = price ? `, puis ${euroText(price)} par minute` : '';
  return (
    <RideNotice
      icon={Hourglass}
      title={
        minutes > 5
          ? 'Prenez votre temps'
          : `Encore ${minutes}\u00a0minute${minutes > 1 ? 's' : ''} offerte${minutes > 1 ? 's' : ''}`
      }
    >
      L’attente est offerte jusqu’à {clockText(freeUntil)}
      {then}.
    </RideNotice>
  );
}
