import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { Suspense, useState } from 'react';
import type { TakenOrderView } from '#contract/telephone-orders.ts';
import { blankDraft } from '#web/signals/booking-draft.ts';
import { blankContact, type OrderDraft } from '#web/signals/order-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Pasted } from '../pasted/pasted-values.ts';
import { NewOrderForm } from './new-order-form.tsx';
import { OrderTaken } from './order-taken.tsx';

const PasteMessage = preloadable(async () => (await import('../pasted/paste-message.tsx')).PasteMessage);

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the form opens with. */
  draft?: OrderDraft;
};

type Step =
  | { name: 'form'; draft: OrderDraft; pasted?: Pasted }
  | { name: 'paste'; again?: Pasted | undefined }
  | { name: 'taken'; order: TakenOrderView; pasted?: Pasted | undefined };

const nothing: OrderDraft = { trip: blankDraft, contact: blankContact };

/** An order by telephone or by message. Closed and opened again, it is as it was left; once taken, it starts afresh. */
export function NewOrderDialog({ open, onClose, draft = nothing }: Props) {
  const [step, setStep] = useState<Step>({ name: 'form', draft });
  const next = step.name === 'taken' ? nextRide(step.pasted) : undefined;
  const close = () => {
    onClose();
    if (step.name === 'taken') setStep({ name: 'form', draft: nothing });
    // A text is not kept longer than it is looked at.
    if (step.name === 'paste') setStep({ name: 'form', draft: nothing });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      wide={step.name !== 'taken'}
      {...headOf(step)}
      tools={step.name === 'form' && <PasteButton onClick={() => setStep({ name: 'paste' })} />}
    >
      {step.name === 'taken' && (
        <OrderTaken
          order={step.order}
          onClose={close}
          onNext={next && (() => setStep({ name: 'paste', again: next }))}
        />
      )}
      {step.name === 'paste' && (
        <Suspense fallback={<Skeleton cards={1} />}>
          <PasteMessage
            again={step.again}
            onContinue={(read, pasted) => setStep({ name: 'form', draft: read, pasted })}
            onByHand={() => setStep({ name: 'form', draft: nothing })}
          />
        </Suspense>
      )}
      {step.name === 'form' && (
        <NewOrderForm
          draft={step.draft}
          onTaken={(order) => setStep({ name: 'taken', order, pasted: step.pasted })}
        />
      )}
    </Dialog>
  );
}

function headOf({ name }: Step): { title: string; lead?: string } {
  switch (name) {
    case 'form':
      return { title: 'Nouvelle course', lead: 'Prise par téléphone ou par message' };
    case 'paste':
      return { title: 'Coller un message', lead: 'SMS, WhatsApp ou email. Rien n’est réservé tout seul.' };
    case 'taken':
      return { title: 'Course créée' };
  }
}

/** The rides of one message are ordered one after the other. */
function nextRide(pasted: Pasted | undefined): Pasted | undefined {
  const isThere = pasted && pasted.index + 1 < pasted.order.rides.length;
  return isThere ? { ...pasted, index: pasted.index + 1 } : undefined;
}

function PasteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" icon={<ClipboardPaste aria-hidden="true" />} onClick={onClick}>
      Coller un message
    </Button>
  );
}
