import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import type { RideView } from '#contract/rides/rides.ts';
import { cents, moneyFrom, moneyText } from '#domain/money.ts';
import { AGENDA_PATH } from '#domain/navigation/pages.ts';
import { numbered } from '#web/text/counts.ts';
import { dayText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const DAY_MS = 24 * 3_600_000;

type Props = {
  titleId: string;
  day: string;
  today: string;
  now: Date;
  rides: readonly RideView[] | undefined;
  onChange: (day: string) => void;
};

export function DayHead({ titleId, day, today, now, rides, onChange }: Props) {
  return (
    <header className="day-head">
      <div>
        <h2 className="heading" id={titleId}>
          Ma journée
        </h2>
        <p aria-live="polite">
          {dayText(noonOf(day), now)}
          {rides && ` · ${sumText(rides)}`}
        </p>
      </div>
      <Link className={buttonClass({ size: 'small', tone: 'plain' })} href={AGENDA_PATH}>
        Agenda
      </Link>
      {day !== today && (
        <Button size="small" tone="plain" onClick={() => onChange(today)}>
          Aujourd’hui
        </Button>
      )}
      <IconButton
        label="Jour précédent"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(dayAfter(day, -1))}
      />
      <IconButton
        label="Jour suivant"
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onChange(dayAfter(day, 1))}
      />
    </header>
  );
}

/** '5 courses, 312,20 €': without requests, which have no driver yet. */
function sumText(rides: readonly RideView[]): string {
  const own = rides.filter(({ status }) => status !== 'pending');
  const sum = own.reduce(
    (total, ride) => total + (moneyFrom(ride.finalPrice ?? ride.estimatedPrice) ?? 0),
    0,
  );
  return `${numbered(own.length, 'course')}, ${euroText(moneyText(cents(sum)))}`;
}

function dayAfter(day: string, step: 1 | -1): string {
  return new Date(noonOf(day).getTime() + step * DAY_MS).toISOString().slice(0, 10);
}

/** Noon in London is on the same day in Paris, winter and summer. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
