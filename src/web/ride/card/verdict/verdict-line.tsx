import type { CSSProperties } from 'react';
import type { VerdictView } from '#contract/rides/verdicts.ts';
import { clockText } from '#web/text/dates.ts';
import { verdictLine } from '../../words/verdict-line.ts';

const EDGE = 8;

/** The previous ride, this one and the next, to scale. */
export function VerdictLine({ verdict }: { verdict: VerdictView }) {
  const { from, to, parts, clocks } = verdictLine(verdict);

  return (
    <div className="verdict-line" role="img" aria-label={lineText(verdict, from, to)}>
      {parts.map(({ kind, from: at, length }) => (
        <i className={`verdict-${kind}`} style={placed(at, length)} key={`${kind}-${at}`} />
      ))}
      {clocks.map(({ at, from: place }) => (
        <span className={edgeOf(place)} style={placed(place)} key={at}>
          {clockText(new Date(at))}
        </span>
      ))}
    </div>
  );
}

function placed(from: number, length = 0): CSSProperties {
  return { '--from': `${from.toFixed(2)}%`, '--length': `${length.toFixed(2)}%` } as CSSProperties;
}

function edgeOf(place: number): string | undefined {
  if (place < EDGE) return 'verdict-clock-first';
  return place > 100 - EDGE ? 'verdict-clock-last' : undefined;
}

function lineText({ startsAt, endsAt, before, after }: VerdictView, from: string, to: string): string {
  const clock = (moment: string) => clockText(new Date(moment));
  const parts = [
    before && `une course jusqu’à ${clock(before.endsAt)}`,
    `cette course de ${clock(startsAt)} à ${clock(endsAt)}`,
    after && `une course à ${clock(after.startsAt)}`,
  ];
  return `De ${clock(from)} à ${clock(to)}\u00a0: ${parts.filter(Boolean).join(', ')}`;
}
