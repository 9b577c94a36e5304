import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { useAnswerCancellation } from '../../data/moves/driver-moves.ts';

type Props = { ride: RideView; onMove?: () => void };

/** The two answers to a cancellation request; while one is sent the other is disabled. */
export function CancellationAnswers({ ride, onMove }: Props) {
  const { keep, keeping, giveUp, givingUp } = useAnswerCancellation();
  const leave = () => {
    onMove?.();
    giveUp(ride);
  };

  return (
    <>
      <Button tone="primary" busy={givingUp} disabled={keeping} onClick={leave}>
        Accepter l’annulation
      </Button>
      <Button busy={keeping} disabled={givingUp} onClick={() => keep(ride)}>
        Maintenir la course
      </Button>
    </>
  );
}
