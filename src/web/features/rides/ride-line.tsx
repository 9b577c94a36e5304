import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { addressParts } from '#web/text/addresses.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { offersOf } from './offers.ts';
import './ride-line.css';
import { finalDifference, priceText } from './ride-price.tsx';
import { RideStatusMark } from './ride-status-mark.tsx';
import { useRebooking } from './use-rebooking.ts';

type Props = { ride: RideView; viewer: UserView; now: Date };

export function RideLine({ ride, viewer, now }: Props) {
  const { duplicate } = useRebooking();
  const scheduledAt = new Date(ride.scheduledAt);
  const difference = finalDifference(ride);

  return (
    <article className="ride-line" aria-label={rideName(ride)}>
      <time dateTime={ride.scheduledAt}>
        {dayText(scheduledAt, now)} à {clockText(scheduledAt)}
      </time>
      <RideStatusMark status={ride.status} />
      <p className="ride-line-where">
        {addressParts(ride.pickupAddress).place}
        <ChevronRight role="img" aria-label="vers" />
        {addressParts(ride.destinationAddress).place}
      </p>
      <b className="ride-line-price">
        {priceText(ride)}
        {difference && <small>{difference}</small>}
      </b>
      {offersOf(ride, viewer, now).has('duplicate') && (
        <IconButton
          label={`Dupliquer la ${rideName(ride).toLocaleLowerCase('fr')}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => duplicate(ride)}
        />
      )}
    </article>
  );
}
