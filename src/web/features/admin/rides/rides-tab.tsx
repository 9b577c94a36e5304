import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { searchOfAddress } from '#web/browser/search-of-address.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { numbered } from '#web/text/counts.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useRides } from '../admin-api.ts';
import { ChoiceField, DayField } from '../filter-fields.tsx';
import { ListPanel } from '../list-panel.tsx';
import { RidesTable } from './rides-table.tsx';

const statusChoices = { '': 'Tous les statuts', ...rideStatusLabels };

/** All rides; each opens its story. */
export function RidesTab({ viewer }: { viewer: UserView }) {
  const [search, setSearch] = useState(searchOfAddress);
  const [status, setStatus] = useState<keyof typeof statusChoices>('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { rides, ...list } = useRides({ search: useDebounced(search).trim(), status, from, to });

  return (
    <ListPanel
      title="Courses"
      list={list}
      shown={rides?.length}
      reach={numbered(rides?.length ?? 0, 'affichée')}
      failure="Impossible de charger les courses."
      empty={
        <EmptyState title="Aucune course ne correspond" text="Élargissez les dates ou retirez un filtre." />
      }
      tools={
        <>
          <SearchField label="Numéro, client ou chauffeur" value={search} onChange={setSearch} />
          <ChoiceField label="Statut" choices={statusChoices} value={status} onChange={setStatus} />
          <DayField label="Du" value={from} onChange={setFrom} />
          <DayField label="Au" value={to} onChange={setTo} />
        </>
      }
    >
      <RidesTable rides={rides ?? []} viewer={viewer} />
    </ListPanel>
  );
}
