import BellRing from 'lucide-react/icons/bell-ring';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RideView } from '#contract/rides/rides.ts';
import { useNow } from '#web/browser/use-now.ts';
import { hasExpired } from '#web/ride/data/offers.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { shortTrip } from '#web/ride/words/short-trip.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import './newest-request.css';

type Props = { requests: readonly RideView[]; onOpen: (ride: RideView) => void };

/** On a phone the requests are below the running ride: the newest one is announced above it. */
export function NewestRequest({ requests, onOpen }: Props) {
  const now = useNow();
  const open = requests.filter((ride) => !hasExpired(ride, now));
  const newest = open.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];

  if (!newest) return null;
  return (
    <button type="button" className="newest-request" onClick={() => onOpen(newest)}>
      <BellRing aria-hidden="true" />
      <span>
        <small>
          {open.length > 1 ? `${numbered(open.length, 'demande')}, la dernière` : 'Nouvelle demande'}
        </small>
        <b>{shortTrip(newest)}</b>
        <small>
          {momentText(new Date(newest.scheduledAt), now)} · {priceText(newest)}
        </small>
      </span>
      <ChevronRight aria-hidden="true" />
    </button>
  );
}

/** The card may have to render first: the same press opens its tab. */
export function scrollToRide({ id }: RideView): void {
  requestAnimationFrame(() => {
    document.querySelector(`[data-ride="${id}"]`)?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
}
