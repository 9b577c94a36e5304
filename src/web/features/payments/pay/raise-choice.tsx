import type { RideView } from '#contract/rides/rides.ts';
import { useNow } from '#web/browser/use-now.ts';
import { PriceNotice } from '#web/ride/card/notices/price-notice.tsx';
import { RaiseNotice } from '#web/ride/card/notices/raise-notice.tsx';
import { clientDialogs } from '#web/ride/dialogs/client-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { paymentFactsOf } from '#web/ride/words/ride-facts.ts';
import { Button } from '#web/ui/button.tsx';

/** Before paying: the state of a raised price, and how to contest it. */
export function RaiseChoice({ ride }: { ride: RideView }) {
  const now = useNow();
  const { openDialog, ...shown } = useRideDialog(clientDialogs);
  const isOpen = paymentFactsOf(ride).raise === 'open';

  return (
    <>
      {isOpen && <PriceNotice ride={ride} />}
      <RaiseNotice ride={ride} viewer="client" now={now} />
      {isOpen && (
        <Button size="small" onClick={() => openDialog('contestPrice', ride)}>
          Contester
        </Button>
      )}
      <RideDialogs {...shown} onDone={() => undefined} now={now} />
    </>
  );
}
