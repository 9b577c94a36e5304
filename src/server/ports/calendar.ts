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
  /** When the ride last changed; the file itself is new where it is not known. */
  changedAt?: Date;
  siteHost: string;
};

export interface Calendar {
  /** Writes the file that adds a ride to a calendar, or removes it. */
  fileFor(entry: CalendarEntry): string;
  /** What a calendar that follows these rides reads; the same entries are the same text. */
  feedOf(name: string, entries: readonly (CalendarEntry & { changedAt: Date })[]): string;
}
