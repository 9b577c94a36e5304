import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { listPendingRides } from '#contract/rides/rides.calls.ts';
import { may } from '#domain/policy.ts';
import { toolsOf } from '#web/ride/actions/tools-of-roles.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { RideCards } from '#web/ride/lists/ride-cards.tsx';
import { WayOn } from '#web/ride/lists/way-on.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { PendingTools } from './pending-tools.tsx';

/** For drivers only. */
const Requests = preloadable(async () => (await import('./requests.tsx')).Requests, { quiet: true });

const FAILURE = 'Impossible de charger les courses en attente.';

export function PendingRides({ viewer }: { viewer: UserView }) {
  const [auto, setAuto] = useState(true);
  const list = useRideList({ call: listPendingRides, statuses: ['pending'], refreshing: auto });

  /** While rides are on the screen the list itself shows no failure, so a toast does. */
  const refresh = async () => {
    const { isError } = await list.refetch();
    if (isError && list.rides) showToast({ tone: 'bad', title: 'Erreur de chargement', text: FAILURE });
  };

  const choose = (wanted: boolean) => {
    setAuto(wanted);
    if (wanted) void list.refetch();
  };

  const Cards = may(viewer, 'answer_requests') ? Requests : RideCards;

  return (
    <>
      <PendingTools list={list} auto={auto} onAuto={choose} onRefresh={() => void refresh()} />
      <Cards
        list={list}
        viewer={viewer}
        tools={toolsOf[viewer.role]}
        label="Courses en attente"
        failure={FAILURE}
        empty={
          <EmptyState
            title="Aucune course en attente"
            text={emptyTextFor(viewer)}
            action={<WayOn role={viewer.role} />}
          />
        }
      />
    </>
  );
}

function emptyTextFor(viewer: UserView): string {
  return may(viewer, 'book_rides')
    ? 'Vos demandes s’affichent ici jusqu’à la réponse d’un chauffeur.'
    : 'Les nouvelles demandes s’affichent ici dès qu’elles arrivent.';
}
