import { type CSSProperties, memo, type RefObject } from 'react';
import { type AgendaDay, type HourRow, rowAt, stretchIn } from '#domain/agenda/hour-rows.ts';
import { lanesOf } from '#domain/agenda/lanes.ts';
import { outsideHours } from '#domain/agenda/working-hours.ts';
import type { AgendaRide } from './agenda-rides.ts';
import type { AgendaShown, ViewProps } from './agenda-shown.ts';
import { type AgendaBlock, absencesIn } from './agenda-times.ts';
import { dayTitle } from './agenda-words.ts';
import { FreeHours } from './free-hours.tsx';
import { RideSlot } from './ride-slot.tsx';

/** A ride is at least 44 px high; an hour is 72 px, in the week 56. */
const LEAST_ROWS = { day: 44 / 72, week: 44 / 56 };

type Props = Pick<ViewProps, 'onRide' | 'onFree'> & {
  shown: AgendaShown;
  day: AgendaDay;
  rows: readonly HourRow[];
  isWeek: boolean;
  /** The free moment under the keyboard cursor, in whichever column. */
  cursor: RefObject<Date | undefined>;
};

export function HoursColumn({ shown, day, rows, isWeek, cursor, onRide, onFree }: Props) {
  const { now, times } = shown;
  const isToday = day.from <= now && now < day.to;
  const blocks: AgendaBlock[] = [
    ...outsideHours(times.spans, day).map((time) => ({
      kind: 'out' as const,
      ...time,
      title: 'Hors de vos horaires',
    })),
    ...absencesIn(times, day),
  ];

  return (
    <section
      className={isToday ? 'hours-column hours-today' : 'hours-column'}
      aria-label={isWeek ? dayTitle(day.day) : undefined}
    >
      {blocks.map((block) => (
        <Block key={`${block.kind}${block.from.getTime()}`} {...{ block, day, rows }} />
      ))}
      <ol>
        {slotsOf(shown.rides, day, rows, isWeek).map(({ ride, lane }) => (
          <Slot key={ride.ride.id} {...{ ride, day, rows, onRide }} {...lane} />
        ))}
      </ol>
      <FreeHours {...{ shown, day, rows, cursor, onFree }} />
      {isToday && isWeek && (
        <div
          className="hours-now hours-now-today"
          style={{ '--at': rowAt(rows, day, now) } as CSSProperties}
        />
      )}
    </section>
  );
}

/** The rides of this day, side by side where they would overlap. */
function slotsOf(rides: readonly AgendaRide[], day: AgendaDay, rows: readonly HourRow[], isWeek: boolean) {
  const placed = rides.flatMap((ride) => {
    const to = ride.to > ride.from ? ride.to : new Date(ride.from.getTime() + 1);
    const stretch = stretchIn(rows, day, { from: ride.from, to });
    return stretch ? [{ ride, stretch }] : [];
  });
  const lanes = lanesOf(
    placed.map(({ stretch }) => stretch),
    isWeek ? LEAST_ROWS.week : LEAST_ROWS.day,
  );
  return placed.map(({ ride }, index) => ({ ride, lane: lanes[index] ?? { lane: 0, lanes: 1 } }));
}

/** Rendered again when the ride changes, not every minute. */
const Slot = memo(
  RideSlot,
  (before, after) =>
    before.rows === after.rows &&
    before.lane === after.lane &&
    before.lanes === after.lanes &&
    before.ride.ride === after.ride.ride &&
    before.ride.kind === after.ride.kind &&
    before.ride.approach?.minutes === after.ride.approach?.minutes &&
    before.ride.pauseMinutes === after.ride.pauseMinutes &&
    before.ride.to.getTime() === after.ride.to.getTime(),
);

function Block({ block, day, rows }: { block: AgendaBlock } & Pick<Props, 'day' | 'rows'>) {
  const stretch = stretchIn(rows, day, block);
  if (!stretch) return null;
  const { kind, title, detail } = block;
  return (
    <p
      className={`hours-block hours-block-${kind}`}
      style={{ '--at': stretch.at, '--for': stretch.rows } as CSSProperties}
    >
      <b>{title}</b>
      {detail && <span className="hours-detail">{detail}</span>}
    </p>
  );
}
