import { createCell, useCell } from '#web/browser/cell.ts';

const wanted = createCell<string | undefined>(undefined);

/** The list that shows this ride scrolls to it. */
export function requestRide(id: string): void {
  wanted.write(id);
}

export function useRideRequest(): string | undefined {
  return useCell(wanted);
}

export function forgetRideRequest(id: string): void {
  if (wanted.read() === id) wanted.write(undefined);
}
