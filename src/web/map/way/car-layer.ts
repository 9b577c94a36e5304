import { type MapView, placeIn } from '#domain/geo/map-view.ts';
import { elementOf, layer } from '../layers.ts';
import type { Point } from '../route.ts';

export type Car = {
  point: Point;
  /** In degrees from north; null keeps the previous one. */
  heading: number | null;
  isOld: boolean;
};

const GLIDES_MS = 1000;
const DRAWING =
  '<circle class="car-halo" r="31"/><g class="car-turned"><rect class="car-rim" x="-11.5" y="-21.5" width="23" height="43" rx="9.5"/><rect class="car-body" x="-9" y="-19" width="18" height="38" rx="7"/><path class="car-glass" d="M-6.4-7.2Q0-11 6.4-7.2L5.2-2.4Q0-4-5.2-2.4Z"/><path class="car-glass" d="M-5.4 9Q0 7.6 5.4 9L6.1 13Q0 15.2-6.1 13Z"/><path class="car-light" d="M-6.6-16.5h3.4M3.2-16.5h3.4"/></g>';

/** A car seen from above, turned to its heading. It glides to its next place, or jumps with reduced motion. */
export function carLayer() {
  const sheet = layer('map-car');
  const car = elementOf('div', 'car');
  car.innerHTML = `<svg viewBox="-32 -32 64 64" width="64" height="64">${DRAWING}</svg>`;
  const turned = car.querySelector<SVGElement>('.car-turned');
  let turn = 0;

  return {
    element: sheet,
    draw(shown: Car | undefined, view: MapView, glides: boolean) {
      if (!shown) return car.remove();
      const { x, y } = placeIn(view, shown.point);
      const isNew = !car.isConnected;
      if (shown.heading !== null) turn = nearestTurn(turn, shown.heading);
      car.style.transitionDuration = glides && !isNew && !wantsNoMotion() ? `${GLIDES_MS}ms` : '0ms';
      car.style.translate = `${x}px ${y}px`;
      car.classList.toggle('car-old', shown.isOld);
      turned?.setAttribute('transform', `rotate(${turn})`);
      if (isNew) sheet.append(car);
    },
  };
}

/** Turns by the shorter side. */
function nearestTurn(from: number, to: number): number {
  return from + ((((to - from) % 360) + 540) % 360) - 180;
}

function wantsNoMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
