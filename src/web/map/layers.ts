import { type MapView, placeIn } from '#domain/geo/map-view.ts';
import type { LatLng, Pixel } from '#domain/geo/web-mercator.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Half of the widest line. */
const MARGIN = 5;

/** One of the stacked layers of a map, as large as its frame. */
export function layer(className: string): HTMLDivElement {
  return elementOf('div', `map-layer ${className}`);
}

export function lineLayer(className: string): SVGElement {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('class', `map-layer ${className}`);
  return element;
}

export function elementOf<Tag extends 'div' | 'span' | 'img'>(tag: Tag, className: string) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** Positions an element at a place; its styles define its anchor point. */
export function placeAt<Placed extends HTMLElement>(element: Placed, { x, y }: Pixel): Placed {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  return element;
}

/** The visible lines, as one path. */
export function pathOf(className: string, lines: readonly (readonly LatLng[])[], view: MapView): SVGElement {
  const element = document.createElementNS(SVG, 'path');
  const inView = lines.map((line) => line.map((point) => placeIn(view, point))).filter(isIn(view));
  element.setAttribute('class', className);
  element.setAttribute('d', inView.map(stepsOf).join(''));
  return element;
}

function isIn({ width, height }: MapView) {
  return (line: Pixel[]) =>
    line.some(({ x }) => x > -MARGIN) &&
    line.some(({ x }) => x < width + MARGIN) &&
    line.some(({ y }) => y > -MARGIN) &&
    line.some(({ y }) => y < height + MARGIN);
}

/** Leaves out points closer than a pixel to the one before, except the last. */
function stepsOf(line: Pixel[]): string {
  let before: Pixel | undefined;
  const kept = line.filter((point, index) => {
    const isNear = before && Math.abs(point.x - before.x) + Math.abs(point.y - before.y) < 1;
    if (isNear && index < line.length - 1) return false;
    before = point;
    return true;
  });
  return `M${kept.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
