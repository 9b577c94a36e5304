import type { FiguresView } from '#contract/platform/figures.ts';
import { numbered, wholeText } from '#web/text/counts.ts';

const TALLEST = 92;

type Times = FiguresView['acceptanceTimes'];

/** HTML bars rather than a drawing, so that screen readers read them in order. */
export function AcceptanceTimes({ times }: { times: Times }) {
  const most = Math.max(...times.map(({ rides }) => rides));
  const all = times.reduce((sum, { rides }) => sum + rides, 0);

  return (
    <section className="panel plot" aria-labelledby="plot-acceptance">
      <header>
        <h2 className="heading" id="plot-acceptance">
          Délai d’acceptation
        </h2>
        <p>
          {all === 0
            ? 'aucune course acceptée sur la période'
            : numbered(all, 'course acceptée', 'courses acceptées')}
        </p>
      </header>
      <ul className="wait-bars">
        {times.map(({ underMinutes, rides }, index) => (
          <li key={underMinutes ?? 'longer'} className={rides === most && most > 0 ? 'wait-most' : undefined}>
            <span className="hidden-text">{spokenRange(times, index)} : </span>
            <b>{wholeText(rides)}</b>
            <i style={{ height: most === 0 ? 0 : (rides / most) * TALLEST }} />
            <span aria-hidden="true">{shortRange(times, index)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** '< 2 min', '2–5', '> 1 h' */
function shortRange(times: Times, index: number): string {
  const { from, to } = rangeOf(times, index);
  if (!to) return '> 1 h';
  return from ? `${from}–${to}` : `< ${to} min`;
}

function spokenRange(times: Times, index: number): string {
  const { from, to } = rangeOf(times, index);
  if (!to) return 'Plus d’une heure';
  return from ? `De ${from} à ${to} minutes` : `Moins de ${to} minutes`;
}

function rangeOf(times: Times, index: number) {
  return { from: times[index - 1]?.underMinutes, to: times[index]?.underMinutes };
}
