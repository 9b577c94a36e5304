import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideCountsView } from '#contract/rides/rides.ts';
import { driverTools } from '#web/ride/actions/driver/tools-of-drivers.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { countText } from '#web/text/counts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { viewer: UserView; counts: RideCountsView | undefined; onBack: () => void };

/** Has no tab: shown instead of the tabs. */
export function CancelledRides({ viewer, counts, onBack }: Props) {
  const list = useRideList({ call: listRides, query: ridesOf(['cancelled'], 20), statuses: ['cancelled'] });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <header className="desk-apart">
        <h2 className="heading" ref={heading} tabIndex={-1}>
          Courses annulées
        </h2>
        <Button size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Retour aux courses
        </Button>
      </header>
      <RideCards
        list={list}
        viewer={viewer}
        tools={driverTools}
        label="Courses annulées"
        failure="Impossible de charger les courses."
        empty={
          <EmptyState
            title="Aucune course annulée"
            text="Les courses annulées par vous ou par un client s’affichent ici."
          />
        }
        total={counts && countText(counts.cancelled)}
        desk
      />
    </>
  );
}
