import { isElsewhere } from '#web/text/dates.ts';
import { ListStates } from '#web/ui/list-states.tsx';
import { listStatesOf, type RideListProps } from './list-states-of.tsx';
import { RideLine } from './ride-line.tsx';
import './ride-list.css';
import { useNow } from '#web/browser/use-now.ts';

/** Past rides, one line each. */
export function RideLines({ list, viewer, label, failure, empty, total }: RideListProps) {
  const now = useNow();

  return (
    <section className="rides ride-lines" aria-label={label}>
      <ListStates {...listStatesOf(list, total)} failure={failure} empty={empty}>
        {(ride) => <RideLine ride={ride} viewer={viewer} now={now} />}
      </ListStates>
      {isElsewhere(now) && <p className="ride-lines-clock">Les heures sont données à l’heure de Paris.</p>}
    </section>
  );
}
