export type CalendarEntry = {
  rideId: string;
  /** Grows with every change of the ride, so that a newer file replaces an older one. */
  version: number;
  title: string;
  startsAt: Date;
  minutes: number;
  from: string;
  to: string;
  cancelled: boolean;
  siteHost: string;
};

/** Writes the file that puts a ride into somebody's calendar, or takes it out. */
export interface Calendar {
  fileFor(entry: CalendarEntry): string;
}
