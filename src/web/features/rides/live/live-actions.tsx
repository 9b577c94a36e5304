import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { numbered } from '#web/text/counts.ts';
import { rideName } from '#web/text/rides.ts';
import { MessageButton } from '../card/message-button.tsx';
import { offersOf } from '../card/offers.ts';
import { CancellationAnswers } from '../driver/cancellation-answers.tsx';
import { CompleteButton, StartButton } from '../driver/move-buttons.tsx';
import { CallLink, NavigateButton } from '../driver/way-buttons.tsx';
import { clientName } from '../list/short-trip.ts';
import type { Ask } from '../questions/use-ride-question.ts';
import './live-actions.css';

type Props = {
  ride: RideView;
  viewer: UserView;
  plan: readonly RideView[];
  now: Date;
  ask: Ask;
  onMove: () => void;
};

/** One main thing to do, the way and the client beside it. */
export function LiveActions({ ride, viewer, plan, now, ask, onMove }: Props) {
  const offers = offersOf(ride, viewer, now);

  return (
    <div className="live-actions">
      <p className="live-client">
        <b>{clientName(ride)}</b>
        <span>
          <span className="live-short">{rideName(ride).replace('Course ', '')} · </span>
          {loadText(ride)}
        </span>
      </p>
      {offers.has('complete') && <CompleteButton ride={ride} ask={ask} />}
      {offers.has('start') && <StartButton ride={ride} plan={plan} ask={ask} onMove={onMove} />}
      {offers.has('refuse_cancellation') && <CancellationAnswers ride={ride} onMove={onMove} />}
      <NavigateButton ride={ride} ask={ask} />
      <CallLink ride={ride} />
      <MessageButton ride={ride} viewer={viewer} />
    </div>
  );
}

/** '2 passagers · 3 bagages · AF 1681' */
function loadText({ passengers, luggage, travelReference }: RideView): string {
  return [numbered(passengers, 'passager'), luggage > 0 && numbered(luggage, 'bagage'), travelReference]
    .filter(Boolean)
    .join(' · ');
}
