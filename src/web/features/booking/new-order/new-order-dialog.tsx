import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { TakenSeveralView } from '#contract/rides/telephone-orders.ts';
import { newKey } from '#web/browser/new-key.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { blankDraft } from '#web/signals/booking-draft.ts';
import { blankContact, type OrderDraft } from '#web/signals/order-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Pasted } from '../pasted/pasted-values.ts';
import { forgetOrder, keepOrder, readOrder } from './kept-order.ts';
import { atHour, orderFrom, type TypedOrder } from './new-order.ts';
import { NewOrderForm } from './new-order-form.tsx';
import { OrderTaken } from './order-taken.tsx';

const PasteMessage = preloadable(async () => (await import('../pasted/paste-message.tsx')).PasteMessage);

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the form opens with; another one later changes its hour only. */
  draft?: OrderDraft;
};

type Step =
  | { name: 'form'; typed: TypedOrder; pasted?: Pasted | undefined }
  | { name: 'paste'; again?: Pasted | undefined }
  | { name: 'taken'; order: TakenSeveralView; pasted?: Pasted | undefined };

const nothing: OrderDraft = { trip: blankDraft, contact: blankContact };
const empty = orderFrom(nothing);

/** An order by telephone or by message. Opened again, also later, it has what was typed; after an order it starts empty. */
export function NewOrderDialog({ open, onClose, draft = nothing }: Props) {
  const [kept] = useState(readOrder);
  const [step, setStep] = useState<Step>(() => ({
    name: 'form',
    typed: kept ? atHour(kept.typed, draft.trip.date) : orderFrom(draft),
  }));
  const [given, setGiven] = useState(draft);
  const typed = useRef(empty);
  const sendKey = useRef(kept?.key ?? newKey());
  const top = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  const paste = () => setStep({ name: 'paste' });
  const next = step.name === 'taken' ? nextRide(step.pasted) : undefined;
  // Each step starts scrolled to the top.
  useEffect(() => {
    const body = step.name && top.current?.parentElement;
    if (body) body.scrollTop = 0;
  }, [step.name]);

  if (given !== draft) {
    setGiven(draft);
    if (step.name === 'form') setStep({ ...step, typed: atHour(step.typed, draft.trip.date) });
  }

  /** Leaves the form with what was typed, and forgets a pasted text. */
  const toForm = () =>
    setStep({ name: 'form', typed: typed.current, pasted: step.name === 'form' ? step.pasted : undefined });
  const close = () => {
    onClose();
    toForm();
  };
  const taken = (order: TakenSeveralView) => {
    typed.current = empty;
    forgetOrder();
    setStep({ name: 'taken', order, pasted: step.name === 'form' ? step.pasted : undefined });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      wide={step.name !== 'taken'}
      {...headOf(step)}
      tools={step.name === 'form' && !isNarrow && <PasteButton onClick={paste} />}
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
            onContinue={(read, pasted) => setStep({ name: 'form', typed: orderFrom(read), pasted })}
            onByHand={toForm}
          />
        </Suspense>
      )}
      <div ref={top} />
      {step.name === 'form' && isNarrow && (
        <p className="new-order-paste">
          <PasteButton block onClick={paste} />
        </p>
      )}
      {step.name === 'form' && (
        <NewOrderForm
          typed={step.typed}
          onType={(now) => {
            typed.current = now;
            keepOrder({ typed: now, key: sendKey.current });
          }}
          sendKey={sendKey}
          onTaken={taken}
        />
      )}
    </Dialog>
  );
}

function headOf(step: Step): { title: string; lead?: string } {
  switch (step.name) {
    case 'form':
      return { title: 'Nouvelle course', lead: 'Prise par téléphone ou par message' };
    case 'paste':
      return { title: 'Coller un message', lead: 'SMS, WhatsApp ou email. Rien n’est réservé tout seul.' };
    case 'taken':
      return { title: step.order.changed > 1 ? `${step.order.changed} courses créées` : 'Course créée' };
  }
}

/** The rides of one message are ordered one after the other. */
function nextRide(pasted: Pasted | undefined): Pasted | undefined {
  const isThere = pasted && pasted.index + 1 < pasted.order.rides.length;
  return isThere ? { ...pasted, index: pasted.index + 1 } : undefined;
}

/** Beside the title where there is room, else above the form. */
function PasteButton({ block = false, onClick }: { block?: boolean; onClick: () => void }) {
  return (
    <Button
      size={block ? 'medium' : 'small'}
      block={block}
      icon={<ClipboardPaste aria-hidden="true" />}
      onClick={onClick}
    >
      Coller un message
    </Button>
  );
}
