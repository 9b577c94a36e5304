import type { RideActionsProps } from '#web/ride/actions/ride-actions.ts';
import { RideStatusMark } from '#web/ride/card/ride-status-mark.tsx';
import { OpeningRow } from '#web/ride/lists/opening-row.tsx';
import { exceptionOf, paidWord } from '#web/ride/words/payment-words.ts';
import { priceText } from '#web/ride/words/price-text.ts';
import { clientName, shortTrip } from '#web/ride/words/short-trip.ts';
import { clockText } from '#web/text/dates.ts';

type Props = RideActionsProps & {
  /** Set on the first ride of a day. */
  day: string | undefined;
};

export function FinishedRow({ day, ...row }: Props) {
  const { ride } = row;
  const paid = exceptionOf(ride) ?? paidWord(ride);

  return (
    <>
      {day && <h3 className="finished-day">{day}</h3>}
      <OpeningRow className="finished-row" {...row}>
        <time dateTime={ride.scheduledAt}>{clockText(new Date(ride.scheduledAt))}</time>
        <span className="finished-trip">
          <b>{shortTrip(ride)}</b>
          <small>
            n°&nbsp;{ride.number} · {clientName(ride)}
          </small>
        </span>
        <span className="finished-money">
          <b>{priceText(ride)}</b>
          {ride.status === 'rejected' ? (
            <RideStatusMark status={ride.status} />
          ) : (
            paid && <small className={`tone-${paid.tone}`}>{paid.text}</small>
          )}
        </span>
      </OpeningRow>
    </>
  );
}
