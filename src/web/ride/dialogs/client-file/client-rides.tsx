import type { RideView } from '#contract/rides/rides.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { RideStatusMark } from '../../card/ride-status-mark.tsx';
import { useClientRides } from '../../data/reads/client-file.ts';
import { priceText } from '../../words/price-text.ts';
import { shortTrip } from '../../words/short-trip.ts';

/** The rides of a client that this driver sees, the latest first. */
export function ClientRides({ clientId }: { clientId: string }) {
  const query = useClientRides(clientId);

  return (
    <section aria-labelledby="client-rides">
      <h3 className="heading" id="client-rides">
        Courses
      </h3>
      <ListStates
        items={query.data?.pages.flatMap(({ items }) => items)}
        failed={query.isError}
        failure="Impossible de charger les courses."
        onRetry={() => void query.refetch()}
        empty={<EmptyState title="Aucune course avec vous." />}
        keyOf={({ id }) => id}
        more={
          query.hasNextPage
            ? {
                label: 'Afficher plus de courses',
                busy: query.isFetchingNextPage,
                load: () => void query.fetchNextPage(),
              }
            : undefined
        }
      >
        {(ride) => <RideLine ride={ride} />}
      </ListStates>
    </section>
  );
}

function RideLine({ ride }: { ride: RideView }) {
  const at = new Date(ride.scheduledAt);

  return (
    <p className="client-ride">
      <time dateTime={ride.scheduledAt}>
        {dayText(at, new Date())}, {clockText(at)}
      </time>
      <b>{shortTrip(ride)}</b>
      <RideStatusMark status={ride.status} />
      <span className="figures">{priceText(ride)}</span>
    </p>
  );
}
