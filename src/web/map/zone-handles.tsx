import { type MapView, placeIn } from '#domain/geo/map-view.ts';
import type { ZonePart } from '#domain/zones/zone.ts';
import { pointOnEdge } from '#domain/zones/zone-drawing.ts';

const SIDES = [0, 90, 180, 270];

/** The drag handles: the edge of a circle, or the corners of an outline. */
export function ZoneHandles({ part, view }: { part: ZonePart; view: MapView }) {
  const points = part.kind === 'circle' ? SIDES.map((bearing) => pointOnEdge(part, bearing)) : part.corners;
  return points.map(({ lat, lng }, index) => {
    const { x, y } = placeIn(view, [lat, lng]);
    return (
      <g key={`${lat} ${lng}`} className="zone-handle" data-handle={part.kind === 'circle' ? 'edge' : index}>
        <circle cx={x} cy={y} r={16} />
        <circle cx={x} cy={y} r={6} />
      </g>
    );
  });
}
