import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { rideName } from '#web/text/rides.ts';
import { RideBrief } from '../list/ride-brief.tsx';
import { clientName } from '../list/short-trip.ts';
import { RideQuestions } from '../questions/ride-questions.tsx';
import { useRideQuestion } from '../questions/use-ride-question.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useNow } from '../use-now.ts';
import { DriverPaymentButtons } from './driver-payment-buttons.tsx';
import { exceptionOf, paidWord } from './payment-words.ts';
import '#web/ui/tone.css';
import './waiting-rides.css';

type Props = { rides: readonly RideView[]; viewer: UserView };

/** Rides whose money waits for the driver's word, in short. */
export function WaitingRides({ rides, viewer }: Props) {
  const now = useNow();
  const { question, ask, close } = useRideQuestion();
  const { section, keepFocus } = useKeptFocus();

  return (
    <section className="waiting" aria-label="Courses concernées" ref={section} tabIndex={-1}>
      <ul>
        {rides.map((ride) => (
          <li key={ride.id}>
            <article className="waiting-ride" aria-label={rideName(ride)}>
              <RideBrief ride={ride} who={clientName(ride)} now={now} />
              <WaitingWord ride={ride} />
              <footer>
                <DriverPaymentButtons {...{ ride, viewer, ask }} onMove={keepFocus} />
              </footer>
            </article>
          </li>
        ))}
      </ul>
      <RideQuestions question={question} onClose={close} onDone={keepFocus} now={now} />
    </section>
  );
}

function WaitingWord({ ride }: { ride: RideView }) {
  const word = exceptionOf(ride) ?? paidWord(ride);
  return (
    <p className={`waiting-word tone-${word?.tone ?? 'plain'}`}>
      {[rideName(ride), word?.text].filter(Boolean).join(' · ')}
    </p>
  );
}
