import type { RideView } from '#contract/rides/rides.ts';
import { euroText } from '#contract/sentences/french.ts';
import { useSeconds } from '#web/browser/use-seconds.ts';
import { type Waiting, waitingOf } from '#web/ride/words/waiting.ts';
import { clockText } from '#web/text/dates.ts';
import './waiting-ring.css';

/** The free waiting time left for a driver at the pickup, then the cost of waiting. */
export function WaitingRing({ ride }: { ride: RideView }) {
  const waiting = waitingOf(ride, useSeconds(ride.way?.freeUntil !== null));

  if (!waiting) return null;
  return (
    <div className={waiting.isFree ? 'wait' : 'wait wait-paid'}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" />
        <circle cx="22" cy="22" r="20" pathLength="100" strokeDasharray={`${share(waiting)} 100`} />
      </svg>
      <p className="wait-left" aria-hidden="true">
        {waiting.isFree ? leftText(waiting) : `+${waiting.minutes}`}
        {!isShort(waiting) && <small>min</small>}
      </p>
      <p className="wait-words">
        {waiting.isFree ? (
          <b>Attente offerte jusqu’à {clockText(waiting.freeUntil)}</b>
        ) : (
          <b>
            {waiting.due ? `Attente payante\u00a0: ${euroText(waiting.due)}` : 'Attente offerte terminée'}
          </b>
        )}
        <span>{detail(waiting, ride)}</span>
      </p>
    </div>
  );
}

function share({ isFree, share: left }: Waiting): number {
  return isFree ? Math.round(left * 100) : 100;
}

function isShort({ isFree, seconds }: Waiting): boolean {
  return isFree && seconds < 300;
}

/** '37', under five minutes '4:09'. */
function leftText(waiting: Waiting): string {
  if (!isShort(waiting)) return String(waiting.minutes);
  return `${Math.floor(waiting.seconds / 60)}:${String(waiting.seconds % 60).padStart(2, '0')}`;
}

function detail({ isFree, since, freeUntil, freeMinutes, price }: Waiting, { landing }: RideView): string {
  const hasLanded = landing?.landedAt && new Date(landing.landedAt).getTime() === since.getTime();
  if (isFree)
    return `${freeMinutes}\u00a0min depuis ${hasLanded ? 'l’atterrissage à ' : ''}${clockText(since)}`;
  return price
    ? `depuis ${clockText(freeUntil)}, ${euroText(price)} par minute`
    : `depuis ${clockText(freeUntil)}`;
}
