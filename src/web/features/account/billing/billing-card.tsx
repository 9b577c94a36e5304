import { useState } from 'react';
import { useBillingDetails } from '#web/ride/data/moves/bill-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EditButton } from '#web/ui/edit-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable, sayNotLoaded } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BillingDetailsList } from './billing-details-list.tsx';

const BillingForm = preloadable(() => import('./billing-form.tsx').then((part) => part.BillingForm));

/** The billing details of a client's invoices. */
export function BillingCard() {
  const known = useBillingDetails(true);
  const [editing, setEditing] = useState(false);
  const details = known.data?.details;
  const edit = () => BillingForm.prepare().then(() => setEditing(true), sayNotLoaded);

  return (
    <Card title="Facturation" tools={details && !editing && <EditButton onClick={() => void edit()} />}>
      {!known.data && known.isError && (
        <ErrorState
          text="Impossible d’afficher vos informations de facturation."
          busy={known.isFetching}
          onRetry={() => void known.refetch()}
        />
      )}
      {!known.data && !known.isError && <Skeleton cards={1} />}
      {details !== undefined && editing && <BillingForm details={details} onDone={() => setEditing(false)} />}
      {details && !editing && <BillingDetailsList details={details} />}
      {details === null && !editing && <NoDetails onFill={() => void edit()} />}
    </Card>
  );
}

function NoDetails({ onFill }: { onFill: () => void }) {
  return (
    <div className="stack">
      <p className="small soft">Ces informations vous sont demandées avec votre première facture.</p>
      <div>
        <Button onClick={onFill}>Les indiquer maintenant</Button>
      </div>
    </div>
  );
}
