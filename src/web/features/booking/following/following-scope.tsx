import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import { ScopeChoice, Scopes } from '#web/ride/dialogs/cancelling/scope-choice.tsx';
import { sentenceFor } from '#web/text/api-error.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Notice } from '#web/ui/notice.tsx';
import './following.css';
import { leftText } from './left-words.ts';
import type { Following } from './use-following.ts';

type Props = { following: Following; scheduledAt: Date | undefined; byDriver?: boolean };

/** Which rides of the series to change, and what happens to each, before anything is sent. */
export function FollowingScope({ following, scheduledAt, byDriver = false }: Props) {
  const { isChosen, choose, view, failure } = following;
  const now = new Date();

  return (
    <div className="following">
      <Scopes label="Que faut-il modifier&nbsp;?">
        <ScopeChoice
          name="Cette course"
          text={scheduledAt ? momentText(scheduledAt, now) : '…'}
          checked={!isChosen}
          onChoose={() => choose(false)}
        />
        <ScopeChoice
          name="Celle-ci et les suivantes"
          text={view ? reachText(view) : '…'}
          checked={isChosen}
          onChoose={() => choose(true)}
        />
      </Scopes>
      {isChosen && failure !== null && failure !== undefined && (
        <Notice tone="bad">{sentenceFor(failure, 'Les prix n’ont pas pu être calculés.')}</Notice>
      )}
      {isChosen && view && <Changes view={view} byDriver={byDriver} now={now} />}
    </div>
  );
}

function Changes({ view, byDriver, now }: { view: FollowingChangeView; byDriver: boolean; now: Date }) {
  return (
    <>
      <ul className="following-rides" aria-label="Courses modifiées">
        {view.rides.map((ride) => (
          <li key={ride.id}>
            <span>{momentText(new Date(ride.newScheduledAt), now)}</span>
            <span className="figures">
              {ride.newPrice !== ride.price && <del>{euroText(ride.price)}</del>} {euroText(ride.newPrice)}
            </span>
          </li>
        ))}
      </ul>
      {view.left.length > 0 && (
        <div className="following-left">
          <b>{numbered(view.left.length, 'course reste telle quelle', 'courses restent telles quelles')}</b>
          <ul>
            {view.left.map((left) => (
              <li key={left.id}>{leftText(left)}</li>
            ))}
          </ul>
        </div>
      )}
      {!byDriver && <p className="small soft">{stepsText(view)}</p>}
    </>
  );
}

/** '4 courses, 200,20 € au lieu de 180,00 €' */
function reachText({ rides, before, after }: FollowingChangeView): string {
  const instead = before === after ? '' : ` au lieu de ${euroText(before)}`;
  return `${numbered(rides.length, 'course')}, ${euroText(after)}${instead}`;
}

function stepsText({ rides }: FollowingChangeView): string {
  const asked = rides.filter(({ step }) => step === 'ask').length;
  if (asked === 0) return 'Ces courses attendent une réponse\u00a0: elles sont modifiées aussitôt.';
  if (asked === rides.length)
    return 'Le chauffeur répond\u00a0; les courses restent prévues comme convenu jusque-là.';
  return `${numbered(rides.length - asked, 'course est modifiée', 'courses sont modifiées')} aussitôt\u00a0; pour ${asked > 1 ? `les ${asked} qui sont acceptées` : 'celle qui est acceptée'}, le chauffeur répond.`;
}
