import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import './month-grid.css';

type Props = {
  /** 'YYYY-MM' */
  month: string;
  /** 'mai 2026' */
  title: string;
  /** The days that can be chosen, 'YYYY-MM-DD'; all others are struck through. Undefined: unknown yet, plain text. */
  possible: ReadonlySet<string> | undefined;
  chosen: string | undefined;
  onChoose: (day: string) => void;
  /** The first and last month, once known. */
  first: string | undefined;
  last: string | undefined;
  onMonth: (month: string) => void;
};

const weekdays = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];
const none: ReadonlySet<string> = new Set();
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month as a grid; arrows move between the days that can be chosen. */
export function MonthGrid({ month, title, possible: known, chosen, onChoose, first, last, onMonth }: Props) {
  const possible = known ?? none;
  const grid = useRef<HTMLTableElement>(null);
  const days = daysOf(month);
  const focusable =
    chosen && days.includes(chosen) && possible.has(chosen) ? chosen : days.find((day) => possible.has(day));

  const move = (event: KeyboardEvent, from: string) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = nextDay(days, possible, from, step);
    if (next) grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  const dayIn = (day: string | undefined) => {
    if (day === undefined) return null;
    const number = Number(day.slice(8));
    if (!known) return <span>{number}</span>;
    if (!possible.has(day)) return <ImpossibleDay number={number} />;
    return (
      <button
        type="button"
        data-day={day}
        tabIndex={day === focusable ? 0 : -1}
        aria-pressed={day === chosen}
        onClick={() => onChoose(day)}
        onKeyDown={(event) => move(event, day)}
      >
        {number}
      </button>
    );
  };

  return (
    <section className="month-grid" aria-label={title} aria-busy={!known || undefined}>
      <header>
        <h3>{title}</h3>
        <IconButton
          label="Mois précédent"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={first === undefined || month <= first}
          onClick={() => onMonth(beside(month, -1))}
        />
        <IconButton
          label="Mois suivant"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={last === undefined || month >= last}
          onClick={() => onMonth(beside(month, 1))}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move between the days of a calendar */}
      <table ref={grid} role="grid" aria-label={title}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find(Boolean)}>
              {weekdays.map((name, index) => (
                <td key={name}>{dayIn(week[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ImpossibleDay({ number }: { number: number }) {
  return (
    <span>
      <s aria-hidden="true">{number}</s>
      <span className="hidden-text">{`${number}\u00a0: aucun départ`}</span>
    </span>
  );
}

/** 'YYYY-MM', so many months later. */
function beside(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** From Monday; a day of another month is undefined. */
function weeksOf(days: readonly string[]): (string | undefined)[][] {
  const lead = (new Date(`${days[0]}T12:00:00Z`).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: lead }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, index) => cells[week * 7 + index]),
  );
}

/** The next selectable day in this direction; by weeks, on the same weekday. */
function nextDay(
  days: readonly string[],
  possible: ReadonlySet<string>,
  from: string,
  step: number,
): string | undefined {
  for (let index = days.indexOf(from) + step; index >= 0 && index < days.length; index += step) {
    const day = days[index];
    if (day && possible.has(day)) return day;
  }
  return undefined;
}
