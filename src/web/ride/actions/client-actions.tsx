import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import type { RideView } from '#contract/rides.ts';
import { phoneLink } from '#web/text/phones.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type Offer, offersOf } from '../data/offers.ts';
import { paymentOffersOf } from '../data/payment-offers.ts';
import { openRidesOf } from '../words/order-words.ts';
import { CompletedPapers } from './completed-papers.tsx';
import { MessageButton } from './message-button.tsx';
import { OrderedTogether } from './ordered-together.tsx';
import { PayLink } from './pay-link.tsx';
import './ride-actions.css';
import type { RideActionsProps } from './ride-actions.ts';
import { useRebooking } from './use-rebooking.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The main action first, cancelling last. */
export function ClientActions({ ride, viewer, now, openDialog }: RideActionsProps) {
  const offers = offersOf(ride, viewer, now);
  const { edit, duplicate } = useRebooking();
  const phone = phoneOfDriver(ride);
  const cancelWord = offers.has('request_cancellation') ? 'Demander l’annulation' : 'Annuler';
  const mayCancel = offers.has('cancel') || offers.has('request_cancellation');
  const payment = paymentOffersOf(ride, viewer).has('pay') && (
    <PayLink ride={ride} tone={phone ? 'secondary' : 'primary'} />
  );

  return (
    <>
      <OrderedTogether ride={ride} isClient />
      <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
      <footer className="ride-actions">
        {phone && (
          <a className={buttonClass({ tone: 'primary' })} href={phoneLink(phone)}>
            <Phone aria-hidden="true" />
            Appeler
          </a>
        )}
        {!phone && payment}
        {offers.has('edit') && (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => edit(ride)}>
            Modifier
          </Button>
        )}
        {offers.has('duplicate') && (
          <Button
            icon={<Copy aria-hidden="true" />}
            tone={isBestLeft(offers) ? 'primary' : 'secondary'}
            onClick={() => duplicate(ride)}
          >
            Dupliquer
          </Button>
        )}
        <MessageButton ride={ride} viewer={viewer} />
        {phone && payment}
        {offers.has('withdraw_cancellation') && <WithdrawButton ride={ride} />}
        {mayCancel && (
          <span className="ride-undo">
            <Button
              tone="plain"
              onClick={() => openDialog(isOneOfSeveral(ride) ? 'cancelOrder' : 'cancel', ride)}
            >
              {cancelWord}
            </Button>
          </span>
        )}
      </footer>
    </>
  );
}

function phoneOfDriver({ status, driver }: RideView): string | null {
  return status === 'accepted' || status === 'in_progress' ? (driver?.phone ?? null) : null;
}

/** The others of the order may be cancelled with it. */
function isOneOfSeveral({ order }: RideView): boolean {
  return order !== null && openRidesOf(order) > 1;
}

/** An expired request can only be booked again. */
function isBestLeft(offers: ReadonlySet<Offer>): boolean {
  return offers.has('cancel') && !offers.has('edit');
}
