/** The frames of the socket of one ride, as JSON; they name no ride, since a socket belongs to one. */
export type PositionFrame =
  /**
   * `age` in milliseconds by the server's clock, `heading` in degrees from north; `minutes` to the next end of the ride,
   * `isRough` when no service measured that road.
   */
  | {
      type: 'at';
      lat: number;
      lng: number;
      heading: number | null;
      age: number;
      minutes: number | null;
      isRough: boolean;
    }
  /** There is no position, or no longer one. */
  | { type: 'gone' }
  /** The ride itself changed. */
  | { type: 'changed' };

/** What the driver sends. */
export type DriverFrame =
  | { type: 'here'; lat: number; lng: number; heading: number | null }
  /** Sharing ended: the position is deleted at once. */
  | { type: 'stop' };

/** Our own close code: there is nothing to follow or share here any more. */
export const RIDE_OVER = 4410;
