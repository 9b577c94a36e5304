import type { UserView } from '#contract/auth.ts';
import type { RideView } from '#contract/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';

const RidePapers = preloadable(async () => (await import('./papers/ride-papers.tsx')).RidePapers, {
  quiet: true,
});

type Props = { ride: RideView; viewer: UserView; openDialog: OpenDialog };

/** Only a completed ride has papers to ask for, and a cancelled one with a fee. */
export function CompletedPapers(props: Props) {
  const { status, fee } = props.ride;
  if (status !== 'completed' && (status !== 'cancelled' || !fee)) return null;
  return <RidePapers {...props} />;
}
