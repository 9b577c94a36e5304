import { ApiError } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAcceptRide } from '../../data/moves/ride-moves.ts';
import { hasExpired } from '../../data/offers.ts';
import { useRide } from '../../data/reads/rides-api.ts';
import { changesBetween } from '../../words/ride-changes.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { RideChanges } from './ride-changes.tsx';

const ANSWERED = 'Cette demande n’attend plus de réponse.';
const UNREAD = 'La course modifiée n’a pas pu être lue.';

/** What the driver was about to answer. */
type Props = RideDialogProps & { answer?: 'accepté' | 'refusé' };

/** Opened with the ride as the driver saw it; shows what the client changed since. */
export function ChangedDialog({ ride, open, onClose, onDone, now, answer = 'accepté' }: Props) {
  const { ride: current, error, isFetching, refetch } = useRide(ride.id);
  const accept = useAcceptRide();
  const known = current && current.version !== ride.version ? current : undefined;
  // Another driver has it.
  const isGone = error instanceof ApiError && error.status === 404;
  const canAccept = known?.status === 'pending' && !hasExpired(known, now);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="La course a été modifiée entre-temps."
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          {known && canAccept && (
            <Button
              tone="primary"
              busy={accept.isPending}
              onClick={() => accept.mutate(known, { onSuccess: onDone })}
            >
              Accepter la course modifiée
            </Button>
          )}
        </>
      }
    >
      {known && (
        <div className="stack">
          <p className="soft">
            {canAccept
              ? `${clientName(ride)} l’a modifiée pendant que vous la lisiez. Rien n’est encore ${answer}.`
              : ANSWERED}
          </p>
          <RideChanges changes={changesBetween(ride, known, now)} />
        </div>
      )}
      {!known && !error && <Skeleton />}
      {!known && isGone && <p className="soft">{ANSWERED}</p>}
      {!known && error && !isGone && (
        <ErrorState text={UNREAD} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
