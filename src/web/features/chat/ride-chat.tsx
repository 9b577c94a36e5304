import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { isChatOpen } from '#domain/chat/ride-chat.ts';
import { isClientSide } from '#domain/chat/sides.ts';
import { isPlanned } from '#domain/ride/ride.ts';
import { phoneLink } from '#web/text/phones.ts';
import { rideName } from '#web/text/rides.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRideNow } from './chat-api.ts';
import { ConversationView } from './conversation-view.tsx';
import { RideStrip } from './ride-strip.tsx';

type Props = { ride: RideView; viewer: UserView; open: boolean; onClose: () => void };

export function RideChat({ ride: known, viewer, open, onClose }: Props) {
  const ride = useRideNow(known);
  const other = otherParty(ride, viewer);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      before={other.initials && <Avatar {...other.initials} />}
      title={`Conversation avec ${other.name}`}
      lead={other.detail}
      tools={other.phone && <Call name={other.name} phone={other.phone} />}
    >
      <ConversationView
        conversation={{ kind: 'ride', rideId: ride.id }}
        viewer={viewer}
        closed={!isChatOpen(ride)}
      >
        <RideStrip ride={ride} />
      </ConversationView>
    </Dialog>
  );
}

type Party = {
  name: string;
  detail: ReactNode;
  phone: string | null;
  initials?: { firstName: string; lastName: string };
};

/** A client writes to their driver, shown by first name; while the ride is pending, to all drivers. */
function otherParty(ride: RideView, viewer: UserView): Party {
  const { client, driver } = ride;
  if (!isClientSide(viewer))
    return {
      name: `${client.firstName} ${client.lastName}`.trim(),
      detail: rideName(ride),
      phone: client.phone,
      initials: client,
    };
  if (!driver) return { name: 'les chauffeurs', detail: rideName(ride), phone: null };
  const { firstName, vehicle, phone } = driver;
  return {
    name: firstName,
    detail: vehicle ? <VehicleLine {...vehicle} /> : rideName(ride),
    phone: isPlanned(ride) ? phone : null,
    initials: { firstName, lastName: '' },
  };
}

type Vehicle = NonNullable<NonNullable<RideView['driver']>['vehicle']>;

/** 'Mercedes Classe E · GH-482-LM'. A plate is read on the street: it never breaks over two lines. */
function VehicleLine({ make, model, plate }: Vehicle) {
  const name = `${make} ${model}`.trim();

  return (
    <>
      {name}
      {name && plate && ' · '}
      <span className="figures">{plate}</span>
    </>
  );
}

function Call({ name, phone }: { name: string; phone: string }) {
  const label = `Appeler ${name}`;

  return (
    <a className="button button-plain button-icon" href={phoneLink(phone)} aria-label={label} title={label}>
      <Phone aria-hidden="true" />
    </a>
  );
}
