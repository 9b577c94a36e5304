import './rides.css';
import '#web/ui/table.css';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { RideRow } from './ride-row.tsx';

export function RidesTable({ rides, viewer }: { rides: readonly RideView[]; viewer: UserView }) {
  return (
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
        {rides.map((ride) => (
          <RideRow key={ride.id} ride={ride} viewer={viewer} />
        ))}
      </tbody>
    </table>
  );
}
