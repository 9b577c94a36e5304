import { scaleBand, scaleLinear } from '@visx/scale';
import type { FiguresView } from '#contract/platform/figures.ts';
import { useWidth } from '#web/browser/use-width.ts';
import { numbered, wholeText } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { longDayText, shortDayText } from '../admin-dates.ts';
import { axisEuroText, wholeEuroText } from './figure-texts.ts';
import { RideBars } from './ride-bars.tsx';
import { TakingsLine } from './takings-line.tsx';
import { ValueAxis } from './value-axis.tsx';
import { labelledWeeks, type PlotArea, WeekAxis } from './week-axis.tsx';

type Weeks = FiguresView['weeks'];

const LEFT = 48;
const NAME_HEIGHT = 24;
const WIDE = 560;

/** Two plots on one time axis, never two scales on one plot. */
export function WeeklyPlots({ weeks }: { weeks: Weeks }) {
  const [box, width] = useWidth<HTMLDivElement>(720);
  const height = width < WIDE ? 112 : 212;
  const time = scaleBand({
    domain: weeks.map((week) => week.monday),
    range: [LEFT, width - 4],
    paddingInner: 0.35,
    paddingOuter: 0.3,
  });
  const rides = areaOf(
    weeks.map((week) => week.rides),
    NAME_HEIGHT,
    height,
  );
  const takings = areaOf(
    weeks.map((week) => Number(week.takings)),
    rides.bottom + 2 * NAME_HEIGHT + 6,
    height,
  );
  const foot = takings.bottom + 28;

  return (
    <div className="weekly-plots" ref={box}>
      <svg width={width} height={foot} role="img" aria-label={summaryOf(weeks)}>
        <ValueAxis name="Courses" area={rides} left={LEFT} right={width} format={wholeText} />
        <RideBars weeks={weeks} time={time} area={rides} />
        <ValueAxis name="Recettes" area={takings} left={LEFT} right={width} format={axisEuroText} />
        <TakingsLine weeks={weeks} time={time} area={takings} />
        <WeekAxis weeks={labelledWeeks(weeks, time.step())} time={time} y={foot - 6} />
      </svg>
      <WeekTable weeks={weeks} />
    </div>
  );
}

function areaOf(values: number[], top: number, height: number): PlotArea {
  const scale = scaleLinear({ domain: [0, Math.max(...values, 1)], range: [top + height, top], nice: 2 });
  return { scale, top, bottom: top + height };
}

function summaryOf(weeks: Weeks): string {
  const [first, last] = [weeks[0]?.monday, weeks.at(-1)?.monday];
  if (!first || !last) return 'Courses et recettes par semaine';
  const rides = weeks.map((week) => week.rides);
  const takings = weeks.map((week) => Number(week.takings));
  return `Courses et recettes par semaine, du ${longDayText(first)} au ${longDayText(last)}\u00a0: de ${Math.min(...rides)} à ${numbered(Math.max(...rides), 'course')} et de ${wholeEuroText(String(Math.min(...takings)))} à ${wholeEuroText(String(Math.max(...takings)))}`;
}

/** The same for screen readers. */
function WeekTable({ weeks }: { weeks: Weeks }) {
  return (
    <div className="hidden-text">
      <table>
        <caption>Courses et recettes par semaine</caption>
        <thead>
          <tr>
            <th scope="col">Semaine du</th>
            <th scope="col">Courses terminées</th>
            <th scope="col">Recettes</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week.monday}>
              <th scope="row">
                {shortDayText(week.monday)}
                {index === weeks.length - 1 && ' (en cours)'}
              </th>
              <td>{wholeText(week.rides)}</td>
              <td>{euroText(week.takings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
