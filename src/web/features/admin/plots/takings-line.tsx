import { AreaClosed, LinePath } from '@visx/shape';
import { wholeEuroText } from './figure-texts.ts';
import { labelX, markedWeeks, middleOf, type PlotArea, type TimeScale, type Weeks } from './week-axis.tsx';

type Props = { weeks: Weeks; time: TimeScale; area: PlotArea };
type Week = Weeks[number];

const takingsOf = ({ takings }: Week) => Number(takings);

/** The current week is incomplete: its part of the line is dotted and its point hollow. */
export function TakingsLine({ weeks, time, area }: Props) {
  const x = ({ monday }: Week) => middleOf(time, monday);
  const y = (week: Week) => area.scale(takingsOf(week));
  const running = weeks.at(-1);
  const whole = weeks.slice(0, -1);
  // Below a falling line, above any other.
  const isFalling = (week: Week) => week === running && takingsOf(whole.at(-1) ?? week) > takingsOf(week);

  return (
    <g>
      <AreaClosed className="plot-area" data={whole} x={x} y={y} yScale={area.scale} />
      <LinePath className="plot-line" data={whole} x={x} y={y} />
      <LinePath className="plot-line plot-line-part" data={weeks.slice(-2)} x={x} y={y} />
      {running && <circle className="plot-point" cx={x(running)} cy={y(running)} r={4} />}
      {markedWeeks(weeks, takingsOf, time.step()).map((week) => (
        <text
          key={week.monday}
          className="plot-value"
          x={labelX(time, week.monday, 26)}
          y={y(week) + (isFalling(week) ? 22 : -10)}
          textAnchor="middle"
        >
          {wholeEuroText(week.takings)}
        </text>
      ))}
    </g>
  );
}
