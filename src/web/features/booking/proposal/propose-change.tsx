import { useEffect, useRef } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import { hasLaterDate } from '#domain/order/order.ts';
import { clientName } from '#web/ride/words/short-trip.ts';
import { editOf } from '#web/signals/ride-in-form.ts';
import { euroText } from '#web/text/euros.ts';
import { rideName } from '#web/text/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookingProvider } from '../draft/booking-provider.tsx';
import { useBooking } from '../draft/use-booking.ts';
import { BookingFields } from '../form/booking-fields.tsx';
import '../form/booking-form.css';
import { FollowingScope } from '../following/following-scope.tsx';
import { useFollowing } from '../following/use-following.ts';
import { changeBody } from '../order/order-body.ts';
import { BookingWords, Opened } from '../words/booking-words.tsx';
import './propose-change.css';
import { useProposal } from './use-proposal.ts';

type Props = { ride: RideView; onClose: () => void };

/** The client’s own form with the ride in it: nothing changes until the client confirms. */
export function ProposeChange({ ride, onClose }: Props) {
  const checked = useRef<() => void>(undefined);

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Proposer une modification"
      lead={`${rideName(ride)}, ${clientName(ride)}`}
    >
      <BookingProvider takeRequest={() => editOf(ride)} byDriver={{ onChecked: () => checked.current?.() }}>
        <ProposalFields
          ride={ride}
          onClose={onClose}
          onCheck={(send) => {
            checked.current = send;
          }}
        />
      </BookingProvider>
    </Dialog>
  );
}

function ProposalFields({ ride, onClose, onCheck }: Props & { onCheck: (send: () => void) => void }) {
  const { check, draft } = useBooking();
  const hasLater = ride.order !== null && hasLaterDate(ride.order);
  const following = useFollowing(hasLater ? ride.id : undefined, changeBody(draft));
  const { propose, isPending, problem } = useProposal(ride, following, onClose);
  const all = following.isChosen ? following.view : undefined;
  useEffect(() => onCheck(() => void propose()));

  return (
    <form {...check.form} className="proposal">
      <BookingFields between={<Opened place="Between" />} words={<BookingWords />} />
      {hasLater && <FollowingScope following={following} scheduledAt={new Date(ride.scheduledAt)} byDriver />}
      <div className="proposal-foot">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <NewPrice before={all?.before ?? ride.estimatedPrice} after={all?.after} />
        <p className="small soft">
          {ride.client.firstName} reçoit la proposition.{' '}
          {all && all.rides.length > 1 ? 'Les courses restent prévues' : 'La course reste prévue'} comme
          convenu jusqu’à sa réponse.
        </p>
        <Button type="submit" tone="primary" size="large" block busy={isPending}>
          {all && all.rides.length > 1
            ? `Envoyer la proposition (${all.rides.length} courses)`
            : 'Envoyer la proposition'}
        </Button>
      </div>
    </form>
  );
}

/** The price of all rides, where several are changed. */
function NewPrice({ before, after }: { before: string; after: string | undefined }) {
  const { trip } = useBooking();
  const price = after ?? trip?.price;

  return (
    <p className="proposal-price">
      <span className="small soft">
        Prix TTC{price && price !== before && <> au lieu de {euroText(before)}</>}
      </span>
      <b className="figures" role="status">
        {price ? euroText(price) : '–'}
      </b>
    </p>
  );
}
