import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Phone from 'lucide-react/icons/phone';
import Share2 from 'lucide-react/icons/share-2';
import UserRound from 'lucide-react/icons/user-round';
import type { RideView } from '#contract/rides/rides.ts';
import { isPlanned } from '#domain/ride/ride.ts';
import { phoneLink } from '#web/text/phones.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { type Offer, offersOf } from '../../data/offers.ts';
import { paymentOffersOf } from '../../data/payment-offers.ts';
import { openRidesOf } from '../../words/order-words.ts';
import { AskedChange } from '../asked-change.tsx';
import { CompletedPapers } from '../completed-papers.tsx';
import { MessageButton } from '../message-button.tsx';
import { OrderedTogether } from '../ordered-together.tsx';
import { LandingRoom } from './landing-room.tsx';
import { PayLink } from './pay-link.tsx';
import '../ride-actions.css';
import type { RideActionsProps } from '../ride-actions.ts';
import { useRebooking } from './use-rebooking.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The main action first, cancelling last. */
export function ClientActions({ ride, viewer, now, openDialog }: RideActionsProps) {
  const offers = offersOf(ride, viewer, now);
  const { edit, duplicate } = useRebooking();
  const phone = phoneOfDriver(ride);
  const lands = offers.has('land') || offers.has('collect_luggage');
  const cancelWord = offers.has('request_cancellation') ? 'Demander l’annulation' : 'Annuler';
  const mayCancel = offers.has('cancel') || offers.has('request_cancellation');
  const payment = paymentOffersOf(ride, viewer).has('pay') && (
    <PayLink ride={ride} tone={phone || lands ? 'secondary' : 'primary'} />
  );

  return (
    <>
      <OrderedTogether ride={ride} isClient openDialog={openDialog} />
      <AskedChange ride={ride} viewer={viewer} now={now} />
      <CompletedPapers ride={ride} viewer={viewer} openDialog={openDialog} />
      <footer className="ride-actions">
        <LandingRoom ride={ride} now={now} isAsked={lands} />
        {phone && (
          <a className={buttonClass({ tone: lands ? 'secondary' : 'primary' })} href={phoneLink(phone)}>
            <Phone aria-hidden="true" />
            Appeler
          </a>
        )}
        {!phone && payment}
        {(offers.has('edit') || offers.has('request_change')) && (
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
        {offers.has('change_passenger') && (
          <Button
            icon={<UserRound aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => openDialog('passenger', ride)}
          >
            Passager
          </Button>
        )}
        <MessageButton ride={ride} viewer={viewer} />
        {isPlanned(ride) && (
          <Button icon={<Share2 aria-hidden="true" />} onClick={() => openDialog('follow', ride)}>
            Partager
          </Button>
        )}
        {phone && payment}
        {offers.has('withdraw_cancellation') && <WithdrawButton ride={ride} />}
        {offers.has('contest_price') && (
          <Button onClick={() => openDialog('contestPrice', ride)}>Contester</Button>
        )}
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

function phoneOfDriver(ride: RideView): string | null {
  return isPlanned(ride) ? (ride.driver?.phone ?? null) : null;
}

/** The other rides of the order may be cancelled with it. */
function isOneOfSeveral({ order }: RideView): boolean {
  return order !== null && openRidesOf(order) > 1;
}

/** An expired request can only be booked again. */
function isBestLeft(offers: ReadonlySet<Offer>): boolean {
  return offers.has('cancel') && !offers.has('edit');
}
