import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';

const ChangePanel = preloadable(async () => (await import('./change-panel.tsx')).ChangePanel, {
  quiet: true,
});

type Props = { ride: RideView; viewer: UserView; now: Date };

/** Loaded only for rides with a change request. */
export function AskedChange(props: Props) {
  return props.ride.changeRequest ? <ChangePanel {...props} /> : null;
}
