import type { RideView } from '#contract/rides/rides.ts';
import { createCell, useCell } from '#web/browser/cell.ts';

const request = createCell<RideView | undefined>(undefined);

/** Signals that a driver wants to propose a change; the frame opens the form. */
export function proposeChange(ride: RideView): void {
  request.write(ride);
}

export function useProposalRequest(): RideView | undefined {
  return useCell(request);
}

export function closeProposal(): void {
  request.write(undefined);
}
