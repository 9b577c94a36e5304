import type { Coords } from '#web/browser/geolocation.ts';

/** A trip being entered. `date` is Paris time, as the date-time field writes it. */
export type BookingDraft = {
  pickup: string;
  pickupCoords: Coords | null;
  destination: string;
  destinationCoords: Coords | null;
  date: string;
  /** 'baby_seat:1,animal:2' */
  options: string;
  /** The words that are on: 'stops'. Values typed under the others are kept. */
  words: string;
  stops: readonly DraftStop[];
  /** The hours of a hire. */
  hours: number;
  program: string;
  /** Whether another person rides; their typed details are kept when this is switched off. */
  isForOther: boolean;
  passengerName: string;
  passengerPhone: string;
} & SeveralRides &
  RideExtras;

/** The return, and the weekdays of a series. Lists are comma-separated. */
type SeveralRides = {
  /** Like `date`. */
  returnDate: string;
  returnReference: string;
  /**
   * Pickup, stops and destination of a return by other places; empty: from the destination to the pickup, without
   * stops.
   */
  wayBack: readonly DraftStop[];
  /** '1,2,4'; 0 is Sunday. */
  weekdays: string;
  /** The last possible day. */
  until: string;
  skipsHolidays: boolean;
  /** Days removed by hand, and holidays restored. */
  takenOut: string;
  putBack: string;
};

/** A place between the two ends. */
export type DraftStop = {
  address: string;
  coords: Coords | null;
  waitingMinutes: number;
  /** No list of places has it: its price is to be confirmed. */
  isUnknown?: boolean;
};

export const blankStop: DraftStop = { address: '', coords: null, waitingMinutes: 0 };

/** Optional details of a trip. */
export type RideExtras = {
  passengers: number;
  luggage: number;
  travelReference: string;
  notes: string;
  allowToll: boolean;
};

const blankExtras: RideExtras = {
  passengers: 1,
  luggage: 0,
  travelReference: '',
  notes: '',
  allowToll: false,
};

export const oneRide: SeveralRides = {
  returnDate: '',
  returnReference: '',
  wayBack: [],
  weekdays: '',
  until: '',
  skipsHolidays: true,
  takenOut: '',
  putBack: '',
};

export const blankDraft: BookingDraft = {
  pickup: '',
  pickupCoords: null,
  destination: '',
  destinationCoords: null,
  date: '',
  options: '',
  words: '',
  stops: [],
  hours: 2,
  program: '',
  isForOther: false,
  passengerName: '',
  passengerPhone: '',
  ...oneRide,
  ...blankExtras,
};
