import { useState } from 'react';
import type { TakenOrderView } from '#contract/telephone-orders.ts';
import { blankDraft } from '#web/signals/booking-draft.ts';
import { blankContact, type OrderDraft } from '#web/signals/order-draft.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NewOrderForm } from './new-order-form.tsx';
import { OrderTaken } from './order-taken.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What a pasted message said; another one opens another form. */
  draft?: OrderDraft;
};

const nothing: OrderDraft = { trip: blankDraft, contact: blankContact };

/** An order by telephone or by message. Closed and opened again, it is as it was left; once taken, it starts afresh. */
export function NewOrderDialog({ open, onClose, draft = nothing }: Props) {
  const [taken, setTaken] = useState<TakenOrderView>();
  const close = () => {
    onClose();
    setTaken(undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      wide={!taken}
      title={taken ? 'Course créée' : 'Nouvelle course'}
      lead={taken ? undefined : 'Prise par téléphone ou par message'}
    >
      {taken ? (
        <OrderTaken order={taken} onClose={close} />
      ) : (
        <NewOrderForm draft={draft} onTaken={setTaken} />
      )}
    </Dialog>
  );
}
