import type { scaleBand, scaleLinear } from '@visx/scale';
import type { FiguresView } from '#contract/platform/figures.ts';
import { shortDayText } from '../admin-dates.ts';

export type TimeScale = ReturnType<typeof scaleBand<string>>;
export type PlotArea = { scale: ReturnType<typeof scaleLinear<number>>; top: number; bottom: number };
export type Weeks = FiguresView['weeks'];

const LABEL_WIDTH = 58;

type Props = { weeks: Weeks; time: TimeScale; y: number };

export function WeekAxis({ weeks, time, y }: Props) {
  return (
    <g className="plot-axis">
      {weeks.map(({ monday }) => (
        <text key={monday} x={labelX(time, monday)} y={y} textAnchor="middle">
          {shortDayText(monday)}
        </text>
      ))}
    </g>
  );
}

/** From the current week backwards, as many as fit. */
export function labelledWeeks(weeks: Weeks, step: number): Weeks {
  const every = Math.ceil(LABEL_WIDTH / step);
  return weeks.filter((_, index) => (weeks.length - 1 - index) % every === 0);
}

export function middleOf(time: TimeScale, monday: string): number {
  return (time(monday) ?? 0) + time.bandwidth() / 2;
}

/** The middle of a week, moved inwards where its label would leave the plot. */
export function labelX(time: TimeScale, monday: string, halfLabel = 20): number {
  return Math.min(middleOf(time, monday), (time.range()[1] ?? 0) + 4 - halfLabel);
}

/** The current week, and the best one unless their labels would touch. */
export function markedWeeks(weeks: Weeks, measure: (week: Weeks[number]) => number, step: number): Weeks {
  const last = weeks.length - 1;
  const best = weeks.reduce(
    (found, week, index) => (measure(week) > measure(weeks[found] ?? week) ? index : found),
    0,
  );
  const isApart = (last - best) * step >= LABEL_WIDTH;
  return weeks.filter((week, index) => measure(week) > 0 && (index === last || (index === best && isApart)));
}
