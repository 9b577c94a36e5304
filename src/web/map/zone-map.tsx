import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from '#domain/geo/great-circle.ts';
import { type MapView, placeIn, viewOf, zoomedView } from '#domain/geo/map-view.ts';
import type { Credit } from '#domain/geo/tiles-credit.ts';
import type { Zone, ZonePart } from '#domain/zones/zone.ts';
import { middleOf, ringOf } from '#domain/zones/zone-drawing.ts';
import { usePageState } from '#web/browser/page-state.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import './drawn-map.css';
import { frameOf } from './frame.ts';
import './live-map.css';
import { openBaseMap } from './base-map.ts';
import './outlines/outline-layer.css';
import { useZoneDrag } from './use-zone-drag.ts';
import { ZoneHandles } from './zone-handles.tsx';
import './zone-map.css';

export type MappedZone = { zone: Zone; end: 'start' | 'end'; isOther?: boolean };

type Props = {
  label: string;
  zones: readonly MappedZone[];
  /** The part that can be edited by dragging, if any. */
  edited?: { part: ZonePart; onChange: (part: ZonePart) => void } | undefined;
  /** A new key fits all zones into view again. */
  fitKey: string;
};

/** Zones on the map. The fields beside it can do everything that dragging can. */
export function ZoneMap({ label, zones, edited, fitKey }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, credit } = useBaseMap(frame, zones, fitKey);
  const drag = useZoneDrag(frame, { view, setView, edited });

  return (
    <section className="zone-map" aria-label={label}>
      <div className="map-container" ref={frame} aria-hidden="true" />
      {view && (
        // For hands only; the fields say the same in words.
        <div className={edited ? 'zone-sheet zone-sheet-drawn' : 'zone-sheet'} {...drag}>
          {zones.map(({ zone, end }) => (
            <ZoneMark key={end} zone={zone} end={end} view={view} />
          ))}
          <svg className="map-layer" aria-hidden="true">
            {zones.map(({ zone, end, isOther }) => (
              <path key={end} className={isOther ? 'zone-other' : 'zone-area'} d={pathOf(zone, view)} />
            ))}
            {edited && <ZoneHandles part={edited.part} view={view} />}
          </svg>
        </div>
      )}
      {view && (
        <div className="zone-zoom">
          <IconButton
            label="Agrandir la carte"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setView(zoomedView(view, 1))}
          />
          <IconButton
            label="Réduire la carte"
            icon={<Minus aria-hidden="true" />}
            onClick={() => setView(zoomedView(view, -1))}
          />
        </div>
      )}
      {credit && (
        <a className="map-credit" href={credit.url} target="_blank" rel="noreferrer">
          {credit.text}
        </a>
      )}
    </section>
  );
}

function ZoneMark({ zone, end, view }: { zone: Zone; end: 'start' | 'end'; view: MapView }) {
  const [part] = zone.parts;
  if (!part) return null;
  const { x, y } = placeIn(view, latLng(part.kind === 'circle' ? part.centre : middleOf(part.corners)));
  return (
    <span className="zone-name" style={{ left: x, top: y }} aria-hidden="true">
      <span className={`map-mark map-mark-${end}`} />
      {zone.name}
    </span>
  );
}

/** The background is drawn under the zones; a new frame or another key fits all of them into view. */
function useBaseMap(frame: RefObject<HTMLDivElement | null>, zones: readonly MappedZone[], fitKey: string) {
  const source = usePageState().map;
  const [view, setView] = useState<MapView>();
  const [credit, setCredit] = useState<Credit>();
  const baseMap = useRef<ReturnType<typeof openBaseMap>>(undefined);
  const shown = useRef(zones);
  shown.current = zones;

  useEffect(() => {
    const element = frame.current;
    if (!element || fitKey === undefined) return;
    const fitView = () => setView(viewOf(cornersOf(shown.current), frameOf(element)));
    const resized = new ResizeObserver(fitView);
    resized.observe(element);
    fitView();
    return () => resized.disconnect();
  }, [frame, fitKey]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const opened = openBaseMap(element, { ...source, onCredit: setCredit });
    baseMap.current = opened;
    return () => {
      opened.close();
      element.replaceChildren();
    };
  }, [frame, source]);

  useEffect(() => {
    if (view) baseMap.current?.draw(view);
  }, [view]);

  return { view, setView, credit };
}

const CENTRE: [number, number][] = [
  [48.75, 2.1],
  [49.05, 2.65],
];

function cornersOf(zones: readonly MappedZone[]): [number, number][] {
  const corners = zones.flatMap(({ zone }) => zone.parts.flatMap((part) => ringOf(part).map(latLng)));
  return corners.length > 0 ? corners : CENTRE;
}

function pathOf({ parts }: Zone, view: MapView): string {
  return parts
    .map((part) => {
      const steps = ringOf(part).map((point) => placeIn(view, latLng(point)));
      return `M${steps.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
    })
    .join('');
}

function latLng({ lat, lng }: Point): [number, number] {
  return [lat, lng];
}
