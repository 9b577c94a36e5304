import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { addressParts } from '#web/text/addresses.ts';
import { momentText } from '#web/text/dates.ts';
import { rideName } from '#web/text/rides.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ShortPayLink } from '../actions/pay-link.tsx';
import { offersOf } from '../data/offers.ts';
import { paymentOffersOf } from '../data/payment-offers.ts';
import { exceptionOf, paidWord } from '../words/payment-words.ts';
import './ride-line.css';
import { useRebooking } from '../actions/use-rebooking.ts';
import { RideStatusMark } from '../card/ride-status-mark.tsx';
import { finalDifference, priceText } from '../words/price-text.ts';

type Props = { ride: RideView; viewer: UserView; now: Date };

export function RideLine({ ride, viewer, now }: Props) {
  const { duplicate } = useRebooking();
  const scheduledAt = new Date(ride.scheduledAt);
  const difference = finalDifference(ride);

  return (
    <article className="ride-line" aria-label={rideName(ride)}>
      <time dateTime={ride.scheduledAt}>{momentText(scheduledAt, now)}</time>
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
      <LinePayment ride={ride} viewer={viewer} />
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

/** The pay link, or how it was paid. */
function LinePayment({ ride, viewer }: Omit<Props, 'now'>) {
  const word = exceptionOf(ride) ?? paidWord(ride);

  if (paymentOffersOf(ride, viewer).has('pay')) return <ShortPayLink ride={ride} />;
  return word ? <span className={`ride-line-paid tone-${word.tone}`}>{word.text}</span> : null;
}
