import type { PlotArea } from './week-axis.tsx';

type Props = {
  name: string;
  area: PlotArea;
  left: number;
  right: number;
  format: (value: number) => string;
};

/** Three lines: zero, half, and the top of the scale. */
export function ValueAxis({ name, area, left, right, format }: Props) {
  const [, top = 1] = area.scale.domain();

  return (
    <g>
      <text className="plot-name" x={left} y={area.top - 10}>
        {name}
      </text>
      {ticksUpTo(top).map((value) => {
        const y = Math.round(area.scale(value)) + 0.5;
        return (
          <g key={value}>
            <line className="plot-grid" x1={left} x2={right} y1={y} y2={y} />
            <text className="plot-axis" x={left - 10} y={y + 4} textAnchor="end">
              {format(value)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Without the half of an odd number. */
function ticksUpTo(top: number): number[] {
  const half = top / 2;
  return Number.isInteger(half) ? [0, half, top] : [0, top];
}
