import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useWithdrawCancellation } from '../../data/moves/ride-moves.ts';

export function WithdrawButton({ ride }: { ride: RideView }) {
  const withdraw = useWithdrawCancellation();

  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ ride })}>
      Retirer ma demande
    </Button>
  );
}
