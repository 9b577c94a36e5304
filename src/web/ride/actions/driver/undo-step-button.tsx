import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useStepToUndo, useUndoStep } from '../../data/moves/way-moves.ts';

/** For a minute after a step. */
export function UndoStepButton({ ride, onMove }: { ride: RideView; onMove?: (() => void) | undefined }) {
  const { undo, isPending } = useUndoStep();
  const open = useStepToUndo(ride);
  const press = () => {
    onMove?.();
    if (open) void undo(ride, open.step);
  };

  if (!open) return null;
  return (
    <Button size="small" busy={isPending} onClick={press}>
      Annuler <span aria-hidden="true">{open.seconds}&nbsp;s</span>
    </Button>
  );
}
