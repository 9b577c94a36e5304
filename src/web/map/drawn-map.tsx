import RouteIcon from 'lucide-react/icons/route';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageState } from '#contract/page-state.ts';
import type { Credit } from '#domain/geo/tiles-credit.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { directionsUrl } from './directions.ts';
import type { LiveMap } from './live-map.ts';
import { openMap } from './open-map.ts';
import type { Route } from './route.ts';

type Props = { route: Route; label?: string | undefined };

/** A press anywhere on the map follows its one link, to the directions. */
export function DrawnMap({ route, label = 'Itinéraire sur la carte' }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const source = usePageState().map;
  const { map, credit } = useOpenedMap(container, source);

  useEffect(() => map?.show(route), [map, route]);

  return (
    <section className="drawn-map" aria-label={label}>
      <div className="map-container" ref={container} aria-hidden="true" />
      <a className="map-link" href={directionsUrl(route.from, route.to)} target="_blank" rel="noreferrer">
        <span className={`${buttonClass({ size: 'small' })} map-tool`}>
          <RouteIcon aria-hidden="true" />
          <span className="map-tool-words">
            Ouvrir l’itinéraire <span className="hidden-text">(nouvel onglet)</span>
          </span>
        </span>
      </a>
      {credit && (
        <a className="map-credit" href={credit.url} target="_blank" rel="noreferrer">
          {credit.text}
        </a>
      )}
    </section>
  );
}

/** When the map cannot be opened, the background and the link to the directions stay. */
function useOpenedMap(container: RefObject<HTMLElement | null>, source: PageState['map']) {
  const [map, setMap] = useState<LiveMap>();
  /** The attribution of the shown tiles or outlines; Google shows its own. */
  const [credit, setCredit] = useState<Credit>();

  useEffect(() => {
    if (!container.current) return;
    const opening = openMap(container.current, source, setCredit);
    opening.then(setMap, () => undefined);
    return () =>
      void opening.then(
        ({ close }) => close(),
        () => undefined,
      );
  }, [container, source]);

  return { map, credit };
}
