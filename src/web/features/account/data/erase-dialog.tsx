import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useErasure } from './data-api.ts';
import { EraseForm } from './erase-form.tsx';
import { EraseObstacles } from './erase-obstacles.tsx';

/** Says what is erased and what is kept, or what must be settled first; only the last button has the danger colour. */
export function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const erasure = useErasure(open);
  const { data } = erasure;

  return (
    <Dialog open={open} onClose={onClose} title="Supprimer mon compte">
      {!data && erasure.isError && (
        <ErrorState
          text="Impossible de vérifier votre compte."
          busy={erasure.isFetching}
          onRetry={() => void erasure.refetch()}
        />
      )}
      {!data && !erasure.isError && <Skeleton cards={1} />}
      {data && data.obstacles.length > 0 && <EraseObstacles obstacles={data.obstacles} onClose={onClose} />}
      {data?.obstacles.length === 0 && <EraseForm kept={data.kept} onClose={onClose} />}
    </Dialog>
  );
}
