import X from 'lucide-react/icons/x';
import { Fragment, useState } from 'react';
import { holidayNames } from '#contract/sentences/holiday-names.fr.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import type { Series, SeriesDay } from '#domain/order/series.ts';
import { monthText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { daysIn } from './planned-rides.ts';
import { seriesDayText } from './several-words.ts';
import type { PricedRide } from './use-several.ts';

const SHOWN = 12;

type Props = { series: Series; priced: readonly PricedRide[] | undefined };

/** The dates of the series: each can be removed, a skipped holiday restored. Many dates are grouped by month. */
export function SeveralDates({ series, priced }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { days } = series;
  const shown = isOpen ? days : days.slice(0, SHOWN);
  const byMonth = days.length > SHOWN;

  return (
    <>
      <ul className="several-dates" aria-label="Dates de la série">
        {shown.map((one, index) => (
          <Fragment key={one.day}>
            {byMonth && one.day.slice(0, 7) !== shown[index - 1]?.day.slice(0, 7) && (
              <li className="month">{monthText(noonOf(one))}</li>
            )}
            <DateRow day={one} price={priceOf(one, priced)} />
          </Fragment>
        ))}
      </ul>
      {shown.length < days.length && (
        <Button size="small" onClick={() => setOpen(true)}>
          Voir les {days.length - SHOWN} autres dates
        </Button>
      )}
    </>
  );
}

function DateRow({ day: { day, isRidden, holiday }, price }: { day: SeriesDay; price: string | undefined }) {
  const { change } = useBooking();
  const name = seriesDayText(day);
  const take = () =>
    change(({ takenOut, putBack }) => ({
      takenOut: withDay(takenOut, day),
      putBack: withoutDay(putBack, day),
    }));
  const put = () =>
    change(({ takenOut, putBack }) => ({
      takenOut: withoutDay(takenOut, day),
      ...(holiday ? { putBack: withDay(putBack, day) } : {}),
    }));

  return (
    <li>
      {isRidden ? <span>{name}</span> : <s>{name}</s>}
      {holiday && <Badge>{holidayNames[holiday]}</Badge>}
      {isRidden && price && <span className="figures">{euroText(price)}</span>}
      {isRidden ? (
        <button type="button" className="input-tool" aria-label={`Retirer le ${name}`} onClick={take}>
          <X aria-hidden="true" />
        </button>
      ) : (
        <button type="button" className="link" aria-label={`Ajouter le ${name}`} onClick={put}>
          Ajouter
        </button>
      )}
    </li>
  );
}

/** The price of all rides of the date. */
function priceOf({ day }: SeriesDay, priced: Props['priced']): string | undefined {
  const prices = priced?.filter((ride) => ride.day === day).map(({ trip }) => moneyFrom(trip.price) ?? 0);
  return prices && prices.length > 0
    ? moneyText(cents(prices.reduce<number>((sum, one) => sum + one, 0)))
    : undefined;
}

function noonOf({ day }: SeriesDay): Date {
  return new Date(`${day}T12:00:00Z`);
}

function withDay(days: string, day: string): string {
  return [...new Set([...daysIn(days), day])].join();
}

function withoutDay(days: string, day: string): string {
  return daysIn(days)
    .filter((one) => one !== day)
    .join();
}
