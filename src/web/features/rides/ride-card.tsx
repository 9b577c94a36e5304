import { type ReactNode, useId } from 'react';
import type { RideView } from '#contract/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { hasExpired } from './offers.ts';
import './ride-card.css';
import { RideFacts } from './ride-facts.tsx';
import { RideFare } from './ride-fare.tsx';
import { RideHead } from './ride-head.tsx';
import { RideMap } from './ride-map.tsx';
import { RideNotices } from './ride-notices.tsx';
import { RidePeople } from './ride-people.tsx';
import { RidePrice } from './ride-price.tsx';
import { RideRoute } from './ride-route.tsx';
import { RideWhen } from './ride-when.tsx';

type Props = {
  ride: RideView;
  viewer: Role;
  now: Date;
  /** Set on the ride that comes next. */
  next?: boolean;
  /** What may be done with it. */
  children?: ReactNode;
};

/** The one card of a ride. It answers to the width of the list it stands in. */
export function RideCard({ ride, viewer, now, next = false, children }: Props) {
  const id = useId();
  const expired = hasExpired(ride, now);
  const over = expired || ride.status === 'cancelled' || ride.status === 'rejected';

  return (
    <article className={over ? 'ride ride-over' : 'ride'} aria-labelledby={id}>
      {next && <RideMap ride={ride} />}
      <RideHead ride={ride} titleId={id} expired={expired} departureFrom={next ? now : undefined} />
      <RideWhen scheduledAt={new Date(ride.scheduledAt)} now={now} />
      <RidePrice ride={ride} over={over} />
      <RideRoute ride={ride} />
      <RideFacts ride={ride} withArrival={!over && ride.status !== 'completed'} />
      {!over && <RideFare ride={ride} />}
      <RidePeople ride={ride} viewer={viewer} />
      <RideNotices ride={ride} viewer={viewer} now={now} expired={expired} />
      {children}
    </article>
  );
}
