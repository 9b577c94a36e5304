export type CalendarEntry = {
  rideId: string;
  /** Grows with every change of the ride, so that a newer file replaces an older one. */
  version: number;
  title: string;
  startsAt: Date;
  minutes: number;
  from: string;
  /** From where, over which stops, to where, in lines. */
  way: string[];
  cancelled: boolean;
  /** No driver has accepted yet. */
  tentative?: boolean;
  siteHost: string;
};

/** Writes the file that adds a ride to a calendar, or removes it. */
export interface Calendar {
  fileFor(entry: CalendarEntry): string;
}
