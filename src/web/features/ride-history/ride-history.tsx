import type { UserView } from '#contract/account/auth.ts';
import { listRideHistory } from '#contract/rides/rides.calls.ts';
import { closedStatuses } from '#domain/ride/ride.ts';
import { toolsOf } from '#web/ride/actions/tools-of-roles.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { WayOn } from '#web/ride/lists/way-on.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function RideHistory({ viewer }: { viewer: UserView }) {
  const list = useRideList({ call: listRideHistory, statuses: closedStatuses });

  return (
    <RideCards
      list={list}
      viewer={viewer}
      tools={toolsOf[viewer.role]}
      label="Courses passées"
      failure="Impossible de charger l'historique des courses."
      empty={
        <EmptyState
          title="Vous n'avez pas encore effectué de courses."
          action={<WayOn role={viewer.role} />}
        />
      }
    />
  );
}
