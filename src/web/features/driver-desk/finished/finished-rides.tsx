import { type ReactNode, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { ridesOf } from '#contract/rides/first-lists.ts';
import { listRides } from '#contract/rides/rides.calls.ts';
import type { RideStatus } from '#domain/ride/ride.ts';
import { searchOfAddress } from '#web/browser/search-of-address.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { useNow } from '#web/browser/use-now.ts';
import { useRideList } from '#web/ride/data/reads/rides-api.ts';
import { driverDialogs } from '#web/ride/dialogs/driver-dialogs.ts';
import { RideDialogs } from '#web/ride/dialogs/ride-dialogs.tsx';
import { useRideDialog } from '#web/ride/dialogs/use-ride-dialog.ts';
import { listStatesOf } from '#web/ride/lists/list-states-of.tsx';
import '#web/ride/lists/ride-list.css';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { dayHeadings } from './day-headings.ts';
import { FinishedRow } from './finished-row.tsx';
import './finished-rides.css';

const finished: readonly RideStatus[] = ['completed', 'rejected'];
const PAGE = 20;

type Props = { viewer: UserView; label: string; total: string | undefined; empty: ReactNode };

/** The rides that are over, one row each, by day. */
export function FinishedRides({ viewer, label, total, empty }: Props) {
  const now = useNow();
  const [typed, setTyped] = useState(searchOfAddress);
  const search = useDebounced(typed).trim();
  const query = { ...ridesOf(finished, PAGE), ...(search ? { search } : {}) };
  const list = useRideList({ call: listRides, query, statuses: finished });
  const { openDialog, ...shown } = useRideDialog(driverDialogs);
  const { section, keepFocus } = useKeptFocus();
  const headings = dayHeadings(list.rides ?? [], now);
  const none = <EmptyState title="Aucune course ne correspond" text="Cherchez autre chose, ou effacez." />;

  return (
    <section className="rides finished" aria-label={label} ref={section} tabIndex={-1}>
      {(search || typed || list.rides?.length !== 0) && (
        <SearchField label="Client, adresse ou numéro" value={typed} onChange={setTyped} />
      )}
      <ListStates
        {...listStatesOf(list, search ? undefined : total)}
        failure="Impossible de charger les courses."
        empty={search ? none : empty}
      >
        {(ride) => (
          <FinishedRow
            {...{ ride, viewer, now, openDialog }}
            onMove={keepFocus}
            day={headings.get(ride.id)}
          />
        )}
      </ListStates>
      <RideDialogs {...shown} onDone={keepFocus} now={now} />
    </section>
  );
}
