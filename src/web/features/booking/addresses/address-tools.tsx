import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useBooking } from '../draft/use-booking.ts';
import type { useOwnPosition } from './use-own-position.ts';

export function PositionTool({ isLocating, locate }: ReturnType<typeof useOwnPosition>) {
  return (
    <button
      type="button"
      className="input-tool"
      aria-label="Utiliser ma position"
      title="Utiliser ma position"
      aria-busy={isLocating || undefined}
      onClick={() => void locate()}
    >
      {isLocating ? <span className="spinner" aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
    </button>
  );
}

export function SwapTool() {
  const { change, swapUnpicked } = useBooking();
  const swap = () => {
    swapUnpicked();
    change((draft) => ({
      pickup: draft.destination,
      pickupCoords: draft.destinationCoords,
      destination: draft.pickup,
      destinationCoords: draft.pickupCoords,
    }));
  };

  return (
    <button
      type="button"
      className="input-tool"
      aria-label="Inverser le trajet"
      title="Inverser le trajet"
      onClick={swap}
    >
      <ArrowUpDown aria-hidden="true" />
    </button>
  );
}
