import type { VerdictView } from '#contract/rides/verdicts.ts';
import { wholeText } from '#web/text/counts.ts';
import { durationText } from '#web/text/durations.ts';

export function VerdictFigures({ verdict }: { verdict: VerdictView }) {
  const { approach, pricePerHour, pauseMinutes, before, after } = verdict;
  const isEstimated = [approach, before?.road, after?.road].some((road) => road?.estimated);

  const hasPause = pauseMinutes > 0 && [before, after].some((side) => side?.rideId);

  if (!(approach || pricePerHour || hasPause || isEstimated)) return null;
  return (
    <p className="verdict-figures">
      {approach && (
        <span>
          <b>{wholeText(Math.round(approach.km))}&nbsp;km</b> à vide
        </span>
      )}
      {pricePerHour && (
        <span>
          <b>{wholeText(Math.round(Number(pricePerHour)))}&nbsp;€/h</b> {approach && 'approche comprise'}
        </span>
      )}
      {hasPause && (
        <span>
          <b>{durationText(pauseMinutes)}</b> de pause gardées
        </span>
      )}
      {isEstimated && (
        <span>
          <b>Route estimée</b> sans service de routes
        </span>
      )}
    </p>
  );
}
