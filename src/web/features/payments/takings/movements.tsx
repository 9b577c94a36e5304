import { journalKindNames, paymentMethodNames } from '#contract/payment-names.fr.ts';
import type { TakingsView, TakingView } from '#contract/payments.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import '#web/ui/table.css';
import './movements.css';

/** Every movement of money, latest first. */
export function Movements({ takings: { movements, movementCount } }: { takings: TakingsView }) {
  if (movements.length === 0)
    return (
      <EmptyState
        title="Aucun mouvement"
        text="Les paiements reçus pendant cette période s’affichent ici, les remboursements aussi."
      />
    );
  return (
    <Card title="Mouvements">
      <table className="table movements">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Course</th>
            <th scope="col">Client</th>
            <th scope="col">Moyen</th>
            <th scope="col">Référence</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </tbody>
      </table>
      {movementCount > movements.length && (
        <p className="movements-more">
          Les {movements.length} plus récents sur {numbered(movementCount, 'mouvement')}&nbsp;; l’export les
          contient tous.
        </p>
      )}
    </Card>
  );
}

function Movement({ movement }: { movement: TakingView }) {
  const note = noteOf(movement);

  return (
    <tr>
      <td className="movement-date">{momentText(new Date(movement.at), new Date())}</td>
      <td className="movement-ride">n° {movement.rideNumber}</td>
      <th scope="row" className="movement-client">
        {movement.clientName}
      </th>
      <td className="movement-method">
        {paymentMethodNames[movement.method]} {note && <Badge>{note}</Badge>}
      </td>
      <td className="movement-reference">{movement.reference || '–'}</td>
      <td className="movement-amount table-figure">{euroText(movement.amount)}</td>
    </tr>
  );
}

/** A plain payment needs no label. */
function noteOf({ kind, amount }: TakingView): string | undefined {
  return amount.startsWith('-') ? journalKindNames[kind] : undefined;
}
