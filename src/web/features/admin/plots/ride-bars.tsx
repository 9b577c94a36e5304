import { BarRounded } from '@visx/shape';
import { wholeText } from '#web/text/counts.ts';
import { markedWeeks, middleOf, type PlotArea, type TimeScale, type Weeks } from './week-axis.tsx';

type Props = { weeks: Weeks; time: TimeScale; area: PlotArea };

export function RideBars({ weeks, time, area }: Props) {
  const running = weeks.at(-1)?.monday;

  return (
    <g>
      {weeks
        .filter(({ rides }) => rides > 0)
        .map(({ monday, rides }) => (
          <BarRounded
            key={monday}
            className={monday === running ? 'plot-bar plot-bar-now' : 'plot-bar'}
            x={time(monday) ?? 0}
            y={area.scale(rides)}
            width={time.bandwidth()}
            height={area.bottom - area.scale(rides)}
            radius={Math.min(4, time.bandwidth() / 3)}
            top
          />
        ))}
      {markedWeeks(weeks, ({ rides }) => rides, time.step()).map(({ monday, rides }) => (
        <text
          key={monday}
          className="plot-value"
          x={middleOf(time, monday)}
          y={area.scale(rides) - 6}
          textAnchor="middle"
        >
          {wholeText(rides)}
        </text>
      ))}
    </g>
  );
}
