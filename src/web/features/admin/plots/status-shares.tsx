import type { FiguresView } from '#contract/platform/figures.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { numbered, wholeText } from '#web/text/counts.ts';
import { longDayText } from '../admin-dates.ts';
import { percentText } from './figure-texts.ts';

type Props = { counts: FiguresView['byStatus']; from: string | undefined };

const statuses: readonly RideStatus[] = [
  'completed',
  'accepted',
  'in_progress',
  'pending',
  'cancelled',
  'rejected',
];

/** The list is the text alternative of the bar, which is decorative. */
export function StatusShares({ counts, from }: Props) {
  const all = statuses.reduce((sum, status) => sum + counts[status], 0);

  return (
    <section className="panel plot" aria-labelledby="plot-status">
      <header>
        <h2 className="heading" id="plot-status">
          Par statut
        </h2>
        <p>
          {numbered(all, 'course')}
          {from && ` depuis le ${longDayText(from)}, y compris à venir`}
        </p>
      </header>
      <div className="shares" aria-hidden="true">
        {statuses
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <span key={status} className={`share share-${status}`} style={{ flexGrow: counts[status] }} />
          ))}
      </div>
      <ul className="share-list">
        {statuses.map((status) => (
          <li key={status}>
            <RideStatusMark status={status} />
            <b>{wholeText(counts[status])}</b>
            <span>{percentText(counts[status], all)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
