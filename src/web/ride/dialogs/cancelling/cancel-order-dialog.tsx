import { useState } from 'react';
import type { OrderCancellationView } from '#contract/rides/orders.ts';
import type { RideOrderView } from '#contract/rides/ride-order.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { OrderScope } from '#domain/order/order.ts';
import { numbered } from '#web/text/counts.ts';
import { momentText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice, NotRead } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useCancelOrder, useOrderCancellation } from '../../data/moves/order-cancellation.ts';
import { seriesText } from '../../words/series-words.ts';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import { ScopeChoice, Scopes } from './scope-choice.tsx';

/** Which rides of the order are cancelled and at what cost, before anything is sent. */
export function CancelOrderDialog({ ride, open, onClose, onDone, now }: RideDialogProps) {
  const [scope, setScope] = useState<OrderScope>('ride');
  const [reason, setReason] = useState('');
  const cancel = useCancelOrder();
  const wider = widerScope(ride.order);
  const all = useOrderCancellation(ride, wider, open);
  const one = useOrderCancellation(ride, 'ride', open);
  const asked = scope === 'ride' ? one : all;
  const chosen = asked.data;

  const confirm = () => {
    onDone();
    cancel.mutate({ ride, scope, reason, fee: chosen?.fee ?? null });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Annuler"
      lead={ride.order && ride.order.weekdays.length > 0 ? seriesText(ride.order) : 'Aller-retour'}
      foot={
        <>
          <Button onClick={onClose}>Garder mes courses</Button>
          <Button tone="danger-solid" disabled={!chosen || chosen.rides === 0} onClick={confirm}>
            {confirmText(ride, chosen)}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Scopes label="Que faut-il annuler&nbsp;?">
          <ScopeChoice
            name="Cette course"
            text={momentText(new Date(ride.scheduledAt), now)}
            checked={scope === 'ride'}
            onChoose={() => setScope('ride')}
          />
          <ScopeChoice
            name={wider === 'order' ? 'Les deux' : 'Celle-ci et les suivantes'}
            text={all.data ? reachText(all.data, now) : '…'}
            checked={scope !== 'ride'}
            onChoose={() => setScope(wider)}
          />
        </Scopes>
        {chosen && <Due due={chosen} ride={ride} />}
        {!chosen && asked.isError && (
          <NotRead why="Ce que l’annulation coûterait n’a pas pu être lu." onRetry={asked.refetch} />
        )}
        {!chosen && !asked.isError && (
          <p className="small soft" role="status">
            Lecture de ce que l’annulation coûterait…
          </p>
        )}
        <TextAreaField
          label="Motif"
          optional
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

/** A series is cancelled from a ride on, a return as a whole. */
function widerScope(order: RideOrderView | null): OrderScope {
  return order && order.weekdays.length > 0 ? 'following' : 'order';
}

function reachText({ rides, price, firstAt, lastAt }: OrderCancellationView, now: Date): string {
  const span =
    firstAt && lastAt
      ? `, du ${momentText(new Date(firstAt), now)} au ${momentText(new Date(lastAt), now)}`
      : '';
  return `${numbered(rides, 'course')}${span}, ${euroText(price)}`;
}

function confirmText(
  { status, cancellationTerms }: RideView,
  due: OrderCancellationView | undefined,
): string {
  const word = status === 'pending' || cancellationTerms ? 'Annuler' : 'Demander l’annulation';
  if (!due || due.rides < 2) return status === 'pending' ? 'Annuler la course' : word;
  return `${word} (${numbered(due.rides, 'course')})`;
}

/** Without terms, cancelling an accepted ride is only requested. */
function Due({ due: { fee, rides }, ride }: { due: OrderCancellationView; ride: RideView }) {
  if (fee === null)
    return (
      <p className="small soft">
        {ride.status === 'pending'
          ? 'Ce qui attend encore une réponse est retiré aussitôt\u00a0; pour une course acceptée, le chauffeur répond.'
          : 'Le chauffeur répond à votre demande\u00a0; une course acceptée reste prévue jusque-là.'}
      </p>
    );
  if (Number(fee) === 0)
    return (
      <Notice tone="ok">
        <b>Rien à payer</b>
        <br />
        {rides > 1 ? `Les ${rides} courses s’annulent gratuitement.` : 'L’annulation est gratuite.'}
      </Notice>
    );
  return (
    <Notice tone="warn">
      <b>{euroText(fee)} resteraient dus</b>
      <br />
      Le chauffeur peut y renoncer.
    </Notice>
  );
}
