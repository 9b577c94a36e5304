export type CalendarEntry = {
  rideId: string;
  /** Grows with every change of the ride, so that a newer file replaces an older one. */
  version: number;
  title: string;
  startsAt: Date;
  minutes: number;
  from: string;
  /** From where, over which stops, to where, and with whom, in lines. */
  lines: string[];
  cancelled: boolean;
  /** No driver has accepted yet. */
  tentative?: boolean;
  /** When the ride last changed; now by default. */
  changedAt?: Date;
  siteHost: string;
};

export interface Calendar {
  /** Writes the file that adds rides to a calendar, or removes them. */
  fileFor(entries: readonly CalendarEntry[]): string;
  /** The text for a calendar that subscribes to these rides; equal entries give equal text. */
  feedOf(name: string, entries: readonly (CalendarEntry & { changedAt: Date })[]): string;
}
