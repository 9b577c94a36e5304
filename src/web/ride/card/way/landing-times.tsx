import Luggage from 'lucide-react/icons/luggage';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import type { RideView } from '#contract/rides/rides.ts';
import { landingWords } from '#contract/sentences/landing-words.fr.ts';
import { clockText } from '#web/text/dates.ts';
import './landing-times.css';

/** The passenger's landing signs, for the driver; hidden for other pickups. */
export function LandingTimes({ ride: { status, landing } }: { ride: RideView }) {
  if (!landing || status !== 'accepted') return null;
  return (
    <dl className="landing-times">
      <div>
        <PlaneLanding aria-hidden="true" />
        <dt>{landingWords.landed.reported}</dt>
        <dd>{timeText(landing.landedAt)}</dd>
      </div>
      <div>
        <Luggage aria-hidden="true" />
        <dt>{landingWords.luggage.reported}</dt>
        <dd>{timeText(landing.luggageAt)}</dd>
      </div>
    </dl>
  );
}

function timeText(moment: string | null): string {
  return moment ? clockText(new Date(moment)) : 'pas encore';
}
