import type { ReactNode } from 'react';
import { momentInParis } from '#domain/time/paris.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import type { EditedRide } from '#web/signals/booking-edit.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { useOpenOrder } from '#web/signals/order-open.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useFollowing } from '../following/use-following.ts';
import { isQuoted, isUnpricedHire, type QuotedTrip } from '../trip/trip.ts';
import { type TripState, useTrip } from '../trip/use-trip.ts';
import { BookedFoot, BookedRide } from './booked-ride.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { FollowingPrice } from './following-price.tsx';
import { changeBody } from './order-body.ts';
import { OrderButton } from './order-button.tsx';
import { OrderFailure } from './order-failure.tsx';
import { PriceChanged, type Repriced } from './price-changed.tsx';
import { Recap } from './recap.tsx';
import { RecapFoot } from './recap-foot.tsx';
import { termedTrip } from './recap-price.tsx';
import { RepeatedOrder } from './repeated-order.tsx';
import { useOrder } from './use-order.ts';

const FollowingScope = preloadable(
  async () => (await import('../following/following-scope.tsx')).FollowingScope,
);

export type OrderDialogProps = {
  open: boolean;
  draft: BookingDraft;
  edited: EditedRide | null;
  /** Signs in without leaving, when the session has expired meanwhile. */
  signIn: ReactNode;
  onClose: () => void;
  /** Chooses another departure ('YYYY-MM-DDTHH:mm') in the form, instead of an impossible one. */
  onMoment?: (local: string) => void;
  onDone: () => void;
};

/** The trip and its price, or the new price when it has changed; then the booked ride. */
export function OrderDialog({ open, draft, edited, signIn, onClose, onMoment, onDone }: OrderDialogProps) {
  const measured = useTrip(draft, momentInParis(draft.date));
  const following = useFollowing(edited?.hasLater ? edited.rideId : undefined, changeBody(draft));
  const all = following.isChosen ? following.view : undefined;
  const { order, isPending, failure, current, repriced, repeated, booked } = useOrder({
    draft,
    edited,
    following: all && { view: all, retry: following.retry },
    onDone,
  });
  const isSignedOut = useCurrentUser() === null;
  useOpenOrder(open);
  const trip = repriced?.now ?? quotedTrip(measured);
  const isEdit = edited !== null;
  const dialog = { open, onClose: () => !isPending && onClose() };

  if (booked)
    return (
      <Dialog
        {...dialog}
        title={booked.status === 'accepted' ? 'Confirmée' : 'Course réservée avec succès !'}
        foot={<BookedFoot ride={booked} onClose={onClose} />}
      >
        <BookedRide ride={booked} />
      </Dialog>
    );
  if (isSignedOut)
    return (
      <Dialog
        {...dialog}
        title="Votre session a pris fin"
        lead="Reconnectez-vous ici&nbsp;: votre trajet est conservé."
      >
        {signIn}
      </Dialog>
    );
  return (
    <Dialog
      {...dialog}
      title={titleOf(draft, repriced)}
      wide={!repriced}
      foot={
        <RecapFoot
          trip={
            all ? { price: all.after, priceToConfirm: all.rides.some((one) => one.priceToConfirm) } : trip
          }
          isUnpriced={trip && isUnpricedHire(trip, hireHours(draft))}
          onBack={repriced && dialog.onClose}
        >
          <OrderFailure failure={failure} isEdit={isEdit} date={draft.date} onChoose={onMoment} />
          {repeated && <RepeatedOrder {...repeated} />}
          <OrderButton
            isEdit={isEdit}
            isRequest={edited?.isRequest}
            rides={all?.rides.length}
            isPending={isPending}
            disabled={!trip || (following.isChosen && !all)}
            onPress={() => trip && void order(trip)}
          />
        </RecapFoot>
      }
    >
      {repriced ? (
        <PriceChanged {...repriced} />
      ) : (
        <Recap
          draft={draft}
          trip={trip}
          measured={measured}
          before={current?.estimatedPrice ?? edited?.price}
          price={
            all && (
              <FollowingPrice
                view={all}
                termed={trip && termedTrip(trip, momentInParis(draft.date))}
                isHire={hireHours(draft) !== null}
              />
            )
          }
        >
          {current && <ChangedMeanwhile ride={current} draft={draft} />}
          {edited?.hasLater && (
            <FollowingScope following={following} scheduledAt={momentInParis(edited.date)} />
          )}
        </Recap>
      )}
    </Dialog>
  );
}

/** Without a quote nothing can be ordered. */
function quotedTrip({ trip }: TripState): QuotedTrip | undefined {
  return trip && isQuoted(trip) ? trip : undefined;
}

function titleOf(draft: BookingDraft, repriced: Repriced | undefined): string {
  if (repriced)
    return repriced.before.price === repriced.now.price ? 'Votre devis a expiré' : 'Le prix a changé';
  return hireHours(draft) === null ? 'Vérifiez votre course' : 'Vérifiez votre mise à disposition';
}
