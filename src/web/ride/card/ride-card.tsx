import { type ReactNode, useId } from 'react';
import type { RideView } from '#contract/rides/rides.ts';
import type { Role } from '#domain/account/roles.ts';
import { isUnderWay } from '#domain/position/under-way.ts';
import { isCalledOff } from '#domain/ride/ride.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { hasExpired } from '../data/offers.ts';
import { factsOf } from '../words/ride-facts.ts';
import './ride-card.css';
import './ride-desk.css';
import { PriceNotice } from './notices/price-notice.tsx';
import { RideNotices } from './notices/ride-notices.tsx';
import { RideFacts } from './ride-facts.tsx';
import { RideFare } from './ride-fare.tsx';
import { RideHead } from './ride-head.tsx';
import { RidePeople } from './ride-people.tsx';
import { RidePrice } from './ride-price.tsx';
import { RideWhen } from './ride-when.tsx';
import { RideMap } from './route/ride-map.tsx';
import { RideRoute } from './route/ride-route.tsx';

/** Only for a driver's past rides. */
const RideTimeline = preloadable(async () => (await import('./timeline/ride-timeline.tsx')).RideTimeline, {
  quiet: true,
});

/** Only for rides whose driver has set off, or whose passenger has landed. */
const RideWay = preloadable(async () => (await import('./way/ride-way.tsx')).RideWay, { quiet: true });
/** Only few rides cost more than agreed. */
const RaiseNotice = preloadable(async () => (await import('./notices/raise-notice.tsx')).RaiseNotice, {
  quiet: true,
});

/** Only the car of a ride under way is followed. */
const FollowedWay = preloadable(async () => (await import('./way/followed-way.tsx')).FollowedWay, {
  quiet: true,
});

type Props = {
  ride: RideView;
  viewer: Role;
  now: Date;
  /** Set on the next ride. */
  next?: boolean;
  /** The variant of the driver's dashboard: with a map, and the client in its head. */
  desk?: boolean;
  /** Just arrived: highlighted once. */
  fresh?: boolean | undefined;
  /** Its buttons. */
  children?: ReactNode;
};

/** The card of a ride. Its layout depends on the width of its list. */
export function RideCard({ ride, viewer, now, next = false, desk = false, fresh, children }: Props) {
  const id = useId();
  const expired = hasExpired(ride, now);
  const over = expired || isCalledOff(ride);
  const isPast = ride.status === 'completed';
  const isFollowed = viewer !== 'driver' && isUnderWay(factsOf(ride));
  const looks = ['ride', over && 'ride-over', desk && 'ride-desk', fresh && 'ride-fresh'];

  return (
    <article className={looks.filter(Boolean).join(' ')} aria-labelledby={id} data-ride={ride.id}>
      {!isFollowed && (next || desk) && <RideMap ride={ride} />}
      {isFollowed && (
        <div className="ride-map ride-map-way">
          <FollowedWay ride={ride} />
        </div>
      )}
      <RideHead {...{ ride, expired, now, next, desk }} titleId={id} />
      <RideWhen scheduledAt={new Date(ride.scheduledAt)} now={now} />
      <RidePrice ride={ride} over={over} withDifference={!isPast || viewer !== 'client'} />
      {(ride.onTheWayAt || ride.landing?.landedAt) && !over && !isPast && (
        <RideWay {...{ ride, viewer, now }} />
      )}
      <RideRoute ride={ride} />
      <RideFacts ride={ride} withArrival={!over && !isPast} rounded={desk} />
      {isPast && viewer === 'client' && <PriceNotice ride={ride} />}
      {showsRaise(ride) && (
        <div className="ride-raise">
          <RaiseNotice {...{ ride, viewer, now }} />
        </div>
      )}
      {!over && !desk && <RideFare ride={ride} />}
      {!desk && <RidePeople ride={ride} viewer={viewer} />}
      {desk && isPast && <RideTimeline ride={ride} now={now} />}
      <RideNotices ride={ride} viewer={viewer} now={now} expired={expired} />
      {children}
    </article>
  );
}

/** A raise that was paid without being contested needs no notice. */
function showsRaise({ raise, paymentStatus }: RideView): boolean {
  return raise !== null && (raise.contestedAt !== null || paymentStatus === 'unpaid');
}
