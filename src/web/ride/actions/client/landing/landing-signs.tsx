import Luggage from 'lucide-react/icons/luggage';
import PlaneLanding from 'lucide-react/icons/plane-landing';
import type { RideView } from '#contract/rides/rides.ts';
import { landingWords } from '#contract/sentences/landing-words.fr.ts';
import { lastSign, nextSign } from '#domain/ride/landing.ts';
import { clockText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { useReportLanding, useSignToUndo, useUndoLanding } from '../../../data/moves/landing-moves.ts';
import { factsOf } from '../../../words/ride-facts.ts';

const icons = { landed: PlaneLanding, luggage: Luggage };

/** 'J’ai atterri', then 'J’ai mes bagages'; a sign can be undone for a minute. */
export function LandingSigns({ ride, now }: { ride: RideView; now: Date }) {
  const facts = factsOf(ride);
  const last = facts.landing ? lastSign(facts.landing) : undefined;
  const next = nextSign(facts, now);
  const report = useReportLanding();
  const Icon = icons[next ?? 'luggage'];

  return (
    <>
      {last && (
        <div className="signs-last">
          <p role="status">
            {landingWords[last.sign].done} <b>{clockText(last.at)}</b>
          </p>
          <UndoSign ride={ride} />
        </div>
      )}
      {next && (
        <Button
          tone="primary"
          icon={<Icon aria-hidden="true" />}
          busy={report.isPending}
          onClick={() => report.mutate({ ride, sign: next })}
        >
          {landingWords[next].press}
        </Button>
      )}
    </>
  );
}

function UndoSign({ ride }: { ride: RideView }) {
  const open = useSignToUndo(ride);
  const undo = useUndoLanding();

  if (!open) return null;
  return (
    <Button size="small" busy={undo.isPending} onClick={() => undo.mutate({ ride, sign: open.sign })}>
      Annuler <span aria-hidden="true">{open.seconds}&nbsp;s</span>
    </Button>
  );
}
