import type { UserView } from '#contract/auth.ts';
import { closedStatuses } from '#domain/ride/ride.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RideCards } from '../card/ride-cards.tsx';
import { WayOn } from '../card/way-on.tsx';
import { useRideList } from '../rides-api.ts';

export function RideHistory({ viewer }: { viewer: UserView }) {
  const list = useRideList({ path: '/api/rides/history', statuses: closedStatuses });

  return (
    <RideCards
      list={list}
      viewer={viewer}
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
