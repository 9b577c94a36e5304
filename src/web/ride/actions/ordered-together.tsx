import type { RideView } from '#contract/rides/rides.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import type { OpenDialog } from '../dialogs/use-ride-dialog.ts';

const OrderLines = preloadable(async () => (await import('./order-lines.tsx')).OrderLines, {
  quiet: true,
});

type Props = { ride: RideView; isClient?: boolean; openDialog: OpenDialog };

/** Loaded only for rides that were ordered together. */
export function OrderedTogether({ ride, isClient = false, openDialog }: Props) {
  if (!ride.order) return null;
  return <OrderLines ride={ride} isClient={isClient} openDialog={openDialog} />;
}
