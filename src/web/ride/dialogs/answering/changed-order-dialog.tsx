import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useStoredRides } from '../../data/cache/ride-cache.ts';
import { useAcceptOrder } from '../../data/moves/order-moves.ts';
import { changesBetween } from '../../words/ride-changes.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { RideChanges } from './ride-changes.tsx';

/** What the driver was about to answer. */
type Props = RideDialogProps & { answer?: 'accepté' | 'refusé' };

/** Opened with the rides of an order as the driver saw them; shows what the client changed since. */
export function ChangedOrderDialog(props: Props) {
  const { ride, together = [], open, onClose, onDone, now, answer = 'accepté' } = props;
  const accept = useAcceptOrder();
  const current = useStoredRides(together.map(({ id }) => id));
  const waiting = current.filter(({ status }) => status === 'pending');
  const changed = together.flatMap((seen) => {
    const known = waiting.find(({ id, version }) => id === seen.id && version !== seen.version);
    return known ? { name: rideName(known), changes: changesBetween(seen, known, now) } : [];
  });
  const acceptAll = () => accept.mutate({ ride, seen: waiting }, { onSuccess: onDone });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="La commande a été modifiée entre-temps."
      foot={
        <>
          <Button onClick={onClose}>Retour</Button>
          {changed.length > 0 && (
            <Button tone="primary" busy={accept.isPending} onClick={acceptAll}>
              Accepter la commande modifiée
            </Button>
          )}
        </>
      }
    >
      {waiting.length === 0 && <p className="soft">Cette commande n’attend plus de réponse.</p>}
      {waiting.length > 0 && changed.length === 0 && <Skeleton />}
      {changed.length > 0 && (
        <div className="stack">
          <p className="soft">
            {clientName(ride)} l’a modifiée pendant que vous la lisiez. Rien n’est encore {answer}.
          </p>
          {changed.map(({ name, changes }) => (
            <section key={name}>
              <h3>{name}</h3>
              <RideChanges changes={changes} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
