import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { RideCard } from '#web/ride/card/ride-card.tsx';
import { RideSteps } from '#web/ride/card/timeline/ride-events.tsx';
import { offersOf } from '#web/ride/data/offers.ts';
import { Button } from '#web/ui/button.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

type Props = { ride: RideView; viewer: UserView; now: Date };

/** One ride in full: its card, its events, and who else may drive it. */
export function RideStory({ ride, viewer, now }: Props) {
  const [handingOver, setHandingOver] = useState(false);

  return (
    <div className="ride-story">
      <RideCard ride={ride} viewer={viewer.role} now={now} />
      <section aria-label="Chronologie">
        <h3>Chronologie</h3>
        <RideSteps rideId={ride.id} now={now} />
        {offersOf(ride, viewer, now).has('hand_over') && (
          <Button size="small" onClick={() => setHandingOver(true)}>
            Confier à un autre chauffeur
          </Button>
        )}
      </section>
      {handingOver && <HandOverDialog ride={ride} onClose={() => setHandingOver(false)} />}
    </div>
  );
}
