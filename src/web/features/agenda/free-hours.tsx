import { type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { freeAround, nearestFree, STEP_MS } from '#domain/agenda/free-time.ts';
import { type AgendaDay, type HourRow, momentAt, rowAt } from '#domain/agenda/hour-rows.ts';
import { clockText } from '#web/text/dates.ts';
import type { AgendaShown } from './agenda-shown.ts';
import { dayTitle } from './agenda-words.ts';
import { edgesOf, firstFree, takenOn } from './first-free.ts';

type Props = {
  shown: AgendaShown;
  day: AgendaDay;
  rows: readonly HourRow[];
  cursor: RefObject<Date | undefined>;
  onFree: (at: Date) => void;
};

const DAY_MS = 24 * 3_600_000;
const upOrDown: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const sideways: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * All free hours of a day behind its rides, as one button: a press takes the half hour under it, up and down arrows
 * move through the day, left and right to the day beside.
 */
export function FreeHours({ shown, day, rows, cursor, onFree }: Props) {
  const [at, setAt] = useState<Date>();
  const edges = edgesOf(shown, day);
  const taken = takenOn(shown, day);
  const isFree = (moment: Date | undefined) =>
    moment !== undefined && freeAround(taken, moment, edges) !== undefined;
  const settle = (moment: Date | undefined) => {
    setAt(moment);
    if (moment) cursor.current = moment;
  };

  const under = ({ clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const row = ((clientY - top) / height) * rows.length;
    const moment = momentAt(rows, day, Math.floor(row * 2) / 2);
    return isFree(moment) ? moment : undefined;
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const side = sideways[event.key];
    const step = side ?? upOrDown[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (side !== undefined) return focusBeside(event.currentTarget, side);
    const from = at ?? firstFree(shown, day);
    settle(nearestFree(taken, new Date(from.getTime() + step * STEP_MS), edges, step) ?? at);
  };

  /** A press by keyboard has no position. */
  const press = (event: MouseEvent<HTMLElement>) => {
    const chosen = event.detail === 0 ? at : under(event);
    if (!chosen) return;
    settle(chosen);
    onFree(chosen);
  };

  /** Keeps the hour of the previous column. */
  const enter = () => {
    const before = cursor.current?.getTime();
    const days = before === undefined ? 0 : Math.ceil((day.from.getTime() - before) / DAY_MS);
    const same = before === undefined ? undefined : new Date(before + days * DAY_MS);
    const start = same && same >= edges.from && same < day.to ? same : firstFree(shown, day);
    settle(nearestFree(taken, start, edges, 1) ?? nearestFree(taken, start, edges, -1));
  };

  if (edges.from >= day.to) return null;
  return (
    <>
      <button
        type="button"
        className="free-hours"
        aria-label={
          at ? `Libre, ${dayTitle(day.day)} à ${clockText(at)}` : `Heures libres, ${dayTitle(day.day)}`
        }
        aria-haspopup="dialog"
        onFocus={enter}
        onBlur={() => setAt(undefined)}
        onKeyDown={move}
        onPointerMove={(event) => event.pointerType === 'mouse' && setAt(under(event))}
        onPointerLeave={() => setAt(undefined)}
        onClick={press}
      >
        {at && (
          <span className="free-mark" style={{ '--at': rowAt(rows, day, at) } as CSSProperties}>
            + {clockText(at)}
          </span>
        )}
      </button>
      <span className="hidden-text" aria-live="polite">
        {at && `Libre à ${clockText(at)}`}
      </span>
    </>
  );
}

function focusBeside(element: HTMLElement, side: 1 | -1): void {
  const all = [...(element.closest('.hours-grid')?.querySelectorAll<HTMLElement>('.free-hours') ?? [])];
  all[all.indexOf(element) + side]?.focus();
}
