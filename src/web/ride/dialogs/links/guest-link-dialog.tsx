import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmByTelephone,
  confirmOrderByTelephone,
  getGuestLink,
  renewGuestLink,
  revokeGuestLink,
} from '#contract/rides/telephone-orders.calls.ts';
import { longDayText } from '#contract/sentences/french.ts';
import { refreshAfter } from '#web/api/cache-keys.ts';
import { callApi } from '#web/api/call-api.ts';
import { readOptions } from '#web/api/read-options.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { numbered } from '#web/text/counts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice, NotRead } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RideBrief } from '../../card/ride-brief.tsx';
import { useSettling } from '../../data/moves/settle-move.ts';
import { showRide } from '../../data/reads/changed-rides.ts';
import { clientName } from '../../words/short-trip.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { GuestLink } from './guest-link.tsx';

/** The guest link of an order taken by telephone, and the client's confirmation by telephone. */
export function GuestLinkDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const queries = useQueryClient();
  const read = useQuery({ ...readOptions(getGuestLink, { id: ride.id }), enabled: open });
  const link = read.data;
  const settle = useSettling(confirmByTelephone, {
    done: () => 'Confirmation notée',
    onFailure: (error) => reportFailure(error, 'La confirmation n’a pas été notée.'),
  });
  const confirm = useMutation({
    mutationFn: ({ ride: confirmed }: { ride: typeof ride }) =>
      callApi(confirmByTelephone, { id: confirmed.id }),
    ...settle,
  });
  const confirmAll = useMutation({
    mutationFn: () => callApi(confirmOrderByTelephone, { id: ride.id }),
    onSuccess: ({ ride: confirmed, changed }) => {
      showRide(queries, confirmed);
      const title = `Confirmation notée pour ${numbered(changed, 'course')}`;
      showToast({ tone: 'ok', title });
      onDone();
    },
    onError: (error) => reportFailure(error, 'La confirmation n’a pas été notée.'),
    onSettled: () => refreshAfter(queries, confirmOrderByTelephone),
  });
  const change = useMutation({
    mutationFn: (call: typeof renewGuestLink | typeof revokeGuestLink) => callApi(call, { id: ride.id }),
    onError: (error) => reportFailure(error, 'Le lien n’a pas changé.'),
    onSettled: () => refreshAfter(queries, renewGuestLink),
  });
  const isOpen = ride.status === 'pending' || ride.status === 'accepted';

  return (
    <Dialog open={open} onClose={onClose} title="Lien du client" lead="Pour lire, confirmer, suivre et payer">
      <div className="stack">
        <RideBrief ride={ride} who={clientName(ride)} now={now} />
        {!link && read.isError && <NotRead why="Le lien n’a pas pu être lu." onRetry={read.refetch} />}
        {!link && !read.isError && (
          <p className="small soft" role="status">
            Lecture du lien…
          </p>
        )}
        {link?.url === null && (
          <Notice>Ce lien n’est plus actif. Renouvelez-le pour en donner un autre.</Notice>
        )}
        {link?.url && <GuestLink url={link.url} />}
        {link && (
          <p className="small soft">
            Il n’ouvre que cette course, et s’éteint le {longDayText(new Date(link.endsAt))}.
          </p>
        )}
        {isOpen && ride.order && !ride.telephone?.confirmedAt && (
          <Button
            tone="primary"
            block
            busy={confirmAll.isPending}
            disabled={confirm.isPending}
            onClick={() => confirmAll.mutate()}
          >
            Toute la commande confirmée par téléphone
          </Button>
        )}
        {isOpen && !ride.telephone?.confirmedAt && (
          <Button
            {...(ride.order ? {} : { tone: 'primary' })}
            block
            busy={confirm.isPending}
            disabled={confirmAll.isPending}
            onClick={() => confirm.mutate({ ride }, { onSuccess: onDone })}
          >
            {ride.order ? 'Cette course confirmée par téléphone' : 'Confirmée par téléphone'}
          </Button>
        )}
        <div className="guest-link">
          <Button busy={change.isPending} onClick={() => change.mutate(renewGuestLink)}>
            Renouveler
          </Button>
          <Button tone="danger" disabled={link?.url === null} onClick={() => change.mutate(revokeGuestLink)}>
            Désactiver
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
