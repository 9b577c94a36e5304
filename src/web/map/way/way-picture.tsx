import { useEffect, useRef, useState } from 'react';
import type { Credit } from '#domain/geo/tiles-credit.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { openWayMap, type Way } from './way-map.ts';
import './way-map.css';

/** A moving car on a map that cannot be dragged, like the others. */
export function WayPicture({ way, label }: { way: Way; label: string }) {
  const container = useRef<HTMLDivElement>(null);
  const { tilesUrl, credit: ofTiles } = usePageState().map;
  const [map, setMap] = useState<ReturnType<typeof openWayMap>>();
  const [credit, setCredit] = useState<Credit>();

  useEffect(() => {
    if (!container.current) return;
    const opened = openWayMap(container.current, { tilesUrl, credit: ofTiles, onCredit: setCredit });
    setMap(opened);
    return opened.close;
  }, [tilesUrl, ofTiles]);
  useEffect(() => map?.show(way), [map, way]);

  return (
    <section className="drawn-map" aria-label={label}>
      <div className="map-container" ref={container} aria-hidden="true" />
      {credit && (
        <a className="map-credit" href={credit.url} target="_blank" rel="noreferrer">
          {credit.text}
        </a>
      )}
    </section>
  );
}
