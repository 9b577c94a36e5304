import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import type { TakingsView } from '#contract/money/takings.ts';
import { useNow } from '#web/browser/use-now.ts';
import { finishedRideAddress } from '#web/ride/words/finished-ride-address.ts';
import { dueText } from '#web/ride/words/money-texts.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { dayText } from '#web/text/dates.ts';
import { Card } from '#web/ui/card.tsx';
import './rides-to-collect.css';

type Props = { toCollect: TakingsView['toCollect']; viewer: UserView };

/** Rides that are over and not paid, each a link to it. */
export function RidesToCollect({ toCollect: { rides, count }, viewer }: Props) {
  const now = useNow();

  return (
    <Card title="Reste à encaisser">
      <ul className="to-collect">
        {rides.map((ride) => (
          <li key={ride.id}>
            <Link href={finishedRideAddress(ride, viewer)}>
              <span>
                <b>{clientName(ride)}</b>
                <small>
                  course n°&nbsp;{ride.number}, {dayText(new Date(ride.scheduledAt), now)}
                </small>
              </span>
              <b>{dueText(ride)}</b>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {count > rides.length && <p className="small soft">Les {rides.length} plus récentes.</p>}
    </Card>
  );
}
