import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { moveStop } from '#domain/ride/trip.ts';
import { useBooking } from '../../draft/use-booking.ts';

/** Stops change places by their grips: with the arrow keys, or dragged. The focus goes with the stop. */
export function useStopOrder(rows: RefObject<HTMLElement | null>) {
  const { draft, change } = useBooking();
  const { stops } = draft;
  const [said, say] = useState('');
  const [lifted, lift] = useState<number>();
  const [focused, focus] = useState<number>();

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= stops.length) return;
    change({ stops: moveStop(stops, from, to) });
    say(`Étape ${from + 1}, maintenant ${to + 1} sur ${stops.length}`);
    focus(to);
  };

  useEffect(() => {
    if (focused === undefined) return;
    rows.current?.querySelectorAll<HTMLElement>('.stop-grip')[focused]?.focus();
    focus(undefined);
  }, [focused, rows]);

  const rowAt = (y: number) =>
    [...(rows.current?.querySelectorAll('.stop-row') ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });

  const gripOf = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(index);
    },
    onPointerMove: (event: PointerEvent) => {
      if (lifted === undefined) return;
      const to = rowAt(event.clientY);
      if (to < 0 || to === lifted) return;
      move(lifted, to);
      lift(to);
    },
    onPointerUp: () => lift(undefined),
    onPointerCancel: () => lift(undefined),
  });

  return { said, lifted, gripOf };
}
