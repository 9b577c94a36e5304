import { createElement, type SVGProps } from 'react';

type Drawing = { node: [tag: string, attributes: object][] };
type Props = SVGProps<SVGSVGElement> & { size?: number };

/** Draws the icons of lucide in place of its own function (`vite.lean.ts`). */
export function drawIcon({ node }: Drawing) {
  return ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
