/** The frames of the socket of one ride, as JSON; a socket is about its own ride only and names none. */
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
  /** There is no position, or none any more. */
  | { type: 'gone' }
  /** The ride itself changed. */
  | { type: 'changed' };

/** What its driver sends. */
export type DriverFrame =
  | { type: 'here'; lat: number; lng: number; heading: number | null }
  /** Shared no longer: forgotten at once. */
  | { type: 'stop' };

/** Our own close code: nothing is to be followed or shared here any more. */
export const RIDE_OVER = 4410;
