import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Point } from '#domain/geo/great-circle.ts';
import { type MapView, placeUnder } from '#domain/geo/map-view.ts';
import { MOST_CORNERS, type ZonePart } from '#domain/zones/zone.ts';
import { stretched, withCorner } from '#domain/zones/zone-drawing.ts';

type Options = {
  view: MapView | undefined;
  setView: (view: MapView) => void;
  edited: { part: ZonePart; onChange: (part: ZonePart) => void } | undefined;
};

type Grip = { handle: string | undefined; x: number; y: number; from: MapView; isMoved: boolean };

/** A press that moves less than this is a tap, not a drag. */
const STILL = 4;

/** Drags the edge, a corner or the map; a tap adds a corner to an outline, a double tap removes one. */
export function useZoneDrag(frame: RefObject<HTMLElement | null>, { view, setView, edited }: Options) {
  const grip = useRef<Grip>(undefined);

  const placeAt = (event: MouseEvent): Point | undefined => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !view) return undefined;
    const [lat, lng] = placeUnder(view, { x: event.clientX - box.left, y: event.clientY - box.top });
    return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
  };

  const dragTo = (event: PointerEvent, held: Grip) => {
    const place = placeAt(event);
    if (held.handle === undefined || !edited || !place) {
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      return setView({ ...held.from, left: held.from.left - dx, top: held.from.top - dy });
    }
    edited.onChange(movedPart(edited.part, held.handle, place));
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!view || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientX: x, clientY: y } = event;
      grip.current = { handle: handleOf(event.target), x, y, from: view, isMoved: false };
    },
    onPointerMove(event: PointerEvent) {
      const held = grip.current;
      if (!held) return;
      held.isMoved ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > STILL;
      if (held.isMoved) dragTo(event, held);
    },
    onPointerUp(event: PointerEvent) {
      const held = grip.current;
      grip.current = undefined;
      const place = placeAt(event);
      if (!held || held.isMoved || held.handle !== undefined || !place || !edited) return;
      const { part, onChange } = edited;
      if (part.kind === 'outline' && part.corners.length < MOST_CORNERS) onChange(withCorner(part, place));
    },
    onPointerCancel() {
      grip.current = undefined;
    },
    onDoubleClick(event: MouseEvent) {
      const index = Number(handleOf(event.target));
      if (edited?.part.kind !== 'outline' || !Number.isInteger(index) || edited.part.corners.length <= 3)
        return;
      edited.onChange({ kind: 'outline', corners: edited.part.corners.toSpliced(index, 1) });
    },
  };
}

function handleOf(target: EventTarget): string | undefined {
  const handle = target instanceof Element ? target.closest<SVGElement>('[data-handle]') : null;
  return handle?.dataset.handle;
}

function movedPart(part: ZonePart, handle: string, place: Point): ZonePart {
  if (part.kind === 'circle') return stretched(part, place);
  return { kind: 'outline', corners: part.corners.with(Number(handle), place) };
}
