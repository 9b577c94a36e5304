import { useMutation, useQuery } from '@tanstack/react-query';
import { renewFollowLink, revokeFollowLink, shareRide } from '#contract/rides/follow-links.calls.ts';
import { callApi } from '#web/api/call-api.ts';
import { reportFailure } from '#web/api/report-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { GuestLink } from './guest-link.tsx';

/** The link where the passenger follows the car. */
export function FollowLinkDialog(props: RideDialogProps) {
  return <FollowLink {...props} />;
}

/** The driver also renews and revokes it. */
export function DriverFollowLinkDialog(props: RideDialogProps) {
  return <FollowLink {...props} isDriver />;
}

function FollowLink({ ride, open, onClose, isDriver = false }: RideDialogProps & { isDriver?: boolean }) {
  const link = useQuery({
    queryKey: ['follow-link', ride.id],
    queryFn: () => callApi(shareRide, { id: ride.id }),
    enabled: open,
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (call: typeof renewFollowLink | typeof revokeFollowLink) => callApi(call, { id: ride.id }),
    onError: (error) => reportFailure(error, 'Le lien n’a pas changé.'),
    onSettled: () => link.refetch(),
  });
  const url = link.data?.url;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Suivre la voiture"
      lead="Pour la personne qui voyage, sans compte"
    >
      <div className="stack">
        {link.isError && (
          <ErrorState
            text="Le lien n’a pas pu être lu."
            busy={link.isFetching}
            onRetry={() => void link.refetch()}
          />
        )}
        {url === null && <Notice>Ce lien n’est plus actif.</Notice>}
        {url && <GuestLink url={url} />}
        <p className="small soft">
          Il montre la voiture de «&nbsp;En route&nbsp;» à la fin de la course, et s’éteint deux heures après.
        </p>
        {isDriver && (
          <div className="guest-link">
            <Button busy={change.isPending} onClick={() => change.mutate(renewFollowLink)}>
              Renouveler
            </Button>
            <Button tone="danger" disabled={!url} onClick={() => change.mutate(revokeFollowLink)}>
              Désactiver
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
