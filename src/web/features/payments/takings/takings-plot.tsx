import type { TakingsView } from '#contract/money/takings.ts';
import { parisTime } from '#domain/time/paris.ts';
import { useWidth } from '#web/browser/use-width.ts';
import { wholeText } from '#web/text/counts.ts';
import { euroText } from '#web/text/euros.ts';
import { Card } from '#web/ui/card.tsx';
import { axisOf, labelledSteps } from './plot-scale.ts';
import { axisText, shortStepText, stepText } from './span-text.ts';
import './takings-plot.css';

type Step = TakingsView['steps'][number];
type Props = { period: TakingsView['period']; steps: readonly Step[] };

const LEFT = 56;
/** Half of the last label. */
const RIGHT = 8;
const TOP = 16;
const FOOT = 28;
const LABEL_WIDTH = { day: 34, month: 44 } as const;

/** The receipts by day or month as bars, and as a table for screen readers. */
export function TakingsPlot({ period, steps }: Props) {
  const [box, width] = useWidth<HTMLDivElement>(720);
  const step = period === 'year' ? 'month' : 'day';

  return (
    <Card title={step === 'month' ? 'Recettes par mois' : 'Recettes par jour'}>
      <div className="takings-plot" ref={box}>
        <Bars {...{ period, steps, width }} labelWidth={LABEL_WIDTH[step]} />
        <StepTable {...{ period, steps }} />
      </div>
    </Card>
  );
}

function Bars({ period, steps, width, labelWidth }: Props & { width: number; labelWidth: number }) {
  const height = width < 560 ? 180 : 240;
  const bottom = height - FOOT;
  const { ticks, low, high } = axisOf(steps.map(({ total }) => Number(total)));
  const y = (value: number) => Math.round(bottom - ((value - low) / (high - low)) * (bottom - TOP));
  const band = (width - LEFT - RIGHT) / steps.length;
  const x = (index: number) => LEFT + index * band;
  const labelled = labelledSteps(steps.length, band, labelWidth);
  const today = parisTime(new Date()).day;
  const running = steps.findLast(({ firstDay }) => firstDay <= today)?.firstDay;

  return (
    <svg width={width} height={height} aria-hidden="true" focusable="false">
      {ticks.map((value) => (
        <g key={value}>
          <line className="plot-line" x1={LEFT} x2={width} y1={y(value) + 0.5} y2={y(value) + 0.5} />
          <text className="plot-tick" x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {axisText(value)}
          </text>
        </g>
      ))}
      {steps.map(({ firstDay, total }, index) => {
        const edges = [y(0), y(Number(total))];
        const top = Math.min(...edges);
        return (
          <g key={firstDay}>
            <rect
              className={firstDay === running ? 'plot-column plot-column-now' : 'plot-column'}
              x={x(index) + band * 0.16}
              y={top}
              width={band * 0.68}
              height={Number(total) === 0 ? 0 : Math.max(2, Math.max(...edges) - top)}
              rx={Math.min(4, band / 5)}
            >
              <title>{`${stepText(period, firstDay)} : ${euroText(total)}`}</title>
            </rect>
            {labelled.has(index) && (
              <text className="plot-tick" x={x(index) + band / 2} y={height - 8} textAnchor="middle">
                {shortStepText(period, firstDay)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function StepTable({ period, steps }: Props) {
  return (
    <div className="hidden-text">
      <table>
        <caption>{period === 'year' ? 'Recettes par mois' : 'Recettes par jour'}</caption>
        <thead>
          <tr>
            <th scope="col">{period === 'year' ? 'Mois' : 'Jour'}</th>
            <th scope="col">Recettes</th>
            <th scope="col">Courses payées</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ firstDay, total, rides }) => (
            <tr key={firstDay}>
              <th scope="row">{stepText(period, firstDay)}</th>
              <td>{euroText(total)}</td>
              <td>{wholeText(rides)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
