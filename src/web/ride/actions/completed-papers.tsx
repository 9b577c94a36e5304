import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { hasPapers } from '../data/reads/ride-bills.ts';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';

const RidePapers = preloadable(async () => (await import('./papers/ride-papers.tsx')).RidePapers, {
  quiet: true,
});

type Props = { ride: RideView; viewer: UserView; openDialog: OpenDialog };

export function CompletedPapers(props: Props) {
  return hasPapers(props.ride) ? <RidePapers {...props} /> : null;
}
