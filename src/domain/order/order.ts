/** Aller, retour. */
export const legs = ['outward', 'return'] as const;
export type Leg = (typeof legs)[number];

/** Returns included. */
export const MOST_RIDES_OF_ORDER = 60;

const MOST_RIDES_OF_NEWCOMER = 10;

/** A client without a completed ride may order fewer rides at once. */
export function mostRidesOfOrder(hasCompletedRide: boolean): number {
  return hasCompletedRide ? MOST_RIDES_OF_ORDER : MOST_RIDES_OF_NEWCOMER;
}

/** The scope of a change or cancellation: this ride, this one and the later ones, or the whole order. */
export const orderScopes = ['ride', 'following', 'order'] as const;
export type OrderScope = (typeof orderScopes)[number];

/** The position of a ride in its order: 1 is the first; a return comes right after its outward ride. */
export type PlaceInOrder = { place: number };

export function isInScope(scope: OrderScope, chosen: PlaceInOrder, other: PlaceInOrder): boolean {
  switch (scope) {
    case 'ride':
      return other.place === chosen.place;
    case 'following':
      return other.place >= chosen.place;
    case 'order':
      return true;
  }
}

/** The place of the other leg on the same date. */
export function otherPlace({ place, leg }: PlaceInOrder & { leg: Leg | null }): number | null {
  if (leg === null) return null;
  return leg === 'outward' ? place + 1 : place - 1;
}

/** Whether a later date of the series follows. */
export function hasLaterDate(order: PlaceInOrder & { leg: Leg | null; count: number }): boolean {
  const position = positionIn(order);
  return position !== null && position.date < position.of;
}

type Position = { date: number; of: number };

/** '4 sur 10': which date of how many; null for an order of one date. */
export function positionIn({
  place,
  leg,
  count,
}: PlaceInOrder & { leg: Leg | null; count: number }): Position | null {
  const perDate = leg === null ? 1 : 2;
  const of = count / perDate;
  return of > 1 ? { date: Math.ceil(place / perDate), of } : null;
}
