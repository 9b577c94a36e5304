import Undo2 from 'lucide-react/icons/undo-2';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useTimeToUndo, useUndoStart } from '../../data/moves/undo-start.ts';

/** Shown for ten seconds after a start made on this device. */
export function UndoStartButton({ ride, onMove }: { ride: RideView; onMove?: () => void }) {
  const undo = useUndoStart();
  const press = () => {
    onMove?.();
    undo.mutate({ ride });
  };

  if (useTimeToUndo(ride) === 0) return null;
  return (
    <Button icon={<Undo2 aria-hidden="true" />} busy={undo.isPending} onClick={press}>
      Annuler le démarrage
    </Button>
  );
}
