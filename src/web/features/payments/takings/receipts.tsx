import type { ReceiptView } from '#contract/money/takings.ts';
import { paymentMethodNames, receiptNature } from '#contract/sentences/payment-names.fr.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import '#web/ui/table.css';
import './receipts.css';
import { useReceipts } from './takings-api.ts';
import type { TakingsSpan } from './takings-span.ts';

/** The book of receipts: every movement of money of the period, oldest first. */
export function Receipts({ span }: { span: TakingsSpan }) {
  const { receipts, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useReceipts(span);

  if (!receipts && isError)
    return (
      <ErrorState
        text="Impossible de charger le livre des recettes."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!receipts) return <Skeleton cards={2} />;
  if (receipts.length === 0)
    return (
      <EmptyState
        title="Aucun mouvement"
        text="Les paiements reçus pendant cette période s’affichent ici, les remboursements aussi."
      />
    );
  return (
    <Card title="Livre des recettes">
      <table className="table receipts">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Numéro</th>
            <th scope="col">Client</th>
            <th scope="col">Nature</th>
            <th scope="col">Moyen</th>
            <th scope="col">Montant</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} />
          ))}
        </tbody>
      </table>
      <footer className="receipts-more">
        <span>
          {hasNextPage ? `Les ${receipts.length} premières lignes` : numbered(receipts.length, 'ligne')}
        </span>
        {hasNextPage && (
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Afficher la suite
          </Button>
        )}
      </footer>
    </Card>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  return (
    <tr>
      <td className="receipt-date">{momentText(new Date(receipt.at), new Date())}</td>
      <td className="receipt-number">
        {receipt.reference}
        {receipt.document && <small>{receipt.document}</small>}
      </td>
      <th scope="row" className="receipt-client">
        {receipt.clientName || '–'}
      </th>
      <td className="receipt-nature">
        {receiptNature(receipt)}
        <small>course n°&nbsp;{receipt.rideNumber}</small>
      </td>
      <td className="receipt-method">{paymentMethodNames[receipt.method]}</td>
      <td className="receipt-amount table-figure">{euroText(receipt.amount)}</td>
    </tr>
  );
}
