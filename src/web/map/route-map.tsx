import { Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import './drawn-map.css';
import './live-map.css';
import './outlines/outline-layer.css';
import type { Route } from './route.ts';
import './route-map.css';

/** Loaded when there is a trip to show. Its styles are here, since they would be a file of their own. */
const DrawnMap = preloadable(async () => (await import('./drawn-map.tsx')).DrawnMap, { optional: true });

/** A trip on a map. It fills its frame; `--map-room` keeps the route clear of elements over the map. */
export function RouteMap({ route, label }: { route: Route; label?: string | undefined }) {
  return (
    <div className="route-map">
      <Suspense>
        <DrawnMap route={route} label={label} />
      </Suspense>
    </div>
  );
}
