import { Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import type { Route } from './route.ts';
import './route-map.css';

/** The map weighs almost as much as half of a page: it comes when there is a trip to show. */
const DrawnMap = preloadable(async () => (await import('./drawn-map.tsx')).DrawnMap, { optional: true });

/** A trip on a map. It fills its frame; `--map-room` of the frame keeps the route clear of what floats on it. */
export function RouteMap({ route, label }: { route: Route; label?: string | undefined }) {
  return (
    <div className="route-map">
      <Suspense>
        <DrawnMap route={route} label={label} />
      </Suspense>
    </div>
  );
}
