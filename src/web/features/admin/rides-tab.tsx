import { SearchField } from '#web/ui/search-field.tsx';
import './rides.css';
import '#web/ui/table.css';
import { useState } from 'react';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { wholeText } from '#web/text/counts.ts';
import { rideStatusLabels } from '#web/text/rides.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useRides } from './admin-api.ts';
import { ChoiceField, DayField } from './filter-fields.tsx';
import { ListPanel } from './list-panel.tsx';
import { RideRow } from './ride-row.tsx';

const statusChoices = { '': 'Tous les statuts', ...rideStatusLabels };

/** All rides, read-only. */
export function RidesTab() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<keyof typeof statusChoices>('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { rides, ...list } = useRides({ search: useDebounced(search).trim(), status, from, to });

  return (
    <ListPanel
      title="Courses"
      note="lecture seule"
      list={list}
      shown={rides?.length}
      reach={`${wholeText(rides?.length ?? 0)} affichées`}
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
      <table className="table rides-table">
        <thead>
          <tr>
            <th scope="col">N°</th>
            <th scope="col">Prévue</th>
            <th scope="col">Trajet et client</th>
            <th scope="col">Chauffeur</th>
            <th scope="col">Statut</th>
            <th scope="col">Prix</th>
          </tr>
        </thead>
        <tbody>
          {rides?.map((ride) => (
            <RideRow key={ride.id} ride={ride} />
          ))}
        </tbody>
      </table>
    </ListPanel>
  );
}
