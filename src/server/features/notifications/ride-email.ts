import { rideEmailText } from '#contract/sentences/ride-email.fr.ts';
import { calendarTitle, type NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { NotificationEvent } from '#domain/notification/notification.ts';
import { calendarEntryOf } from '#server/db/ride-calendar-entry.ts';
import type { RideRow } from '#server/db/schema.ts';
import type { Calendar } from '#server/ports/calendar.ts';
import type { Mail, MailAttachment } from '#server/ports/mailer.ts';

type RideEmail = {
  to: { email: string; first_name: string };
  event: NotificationEvent;
  /** All rides that it is about. */
  rides: readonly CalendarRide[];
  facts: NotificationFacts;
  appName: string;
  /** The address of the platform; undefined while it is not known. */
  site: string | undefined;
  attachment?: MailAttachment | undefined;
};

export type CalendarRide = Parameters<typeof calendarEntryOf>[0] & Pick<RideRow, 'number' | 'accepted_at'>;

/** An email about rides, with their calendar file once a driver has accepted them. */
export function emailFor(email: RideEmail, calendar: Calendar): Mail {
  const { to, event, facts, appName, site, attachment } = email;
  const file = calendarFor(email, calendar);
  return {
    to: to.email,
    ...rideEmailText(event, facts, { firstName: to.first_name, appName, site }),
    ...(file === undefined ? {} : { calendar: file }),
    ...(attachment === undefined ? {} : { attachment }),
  };
}

function calendarFor({ event, rides, appName, site }: RideEmail, calendar: Calendar): string | undefined {
  const siteHost = site ? new URL(site).host : 'vtc.local';
  const entries = rides
    .filter((ride) => hasCalendarFile(event, ride))
    .map((ride) => ({
      ...calendarEntryOf(ride),
      title: calendarTitle({ number: Number(ride.number) }, appName),
      siteHost,
    }));
  return entries.length > 0 ? calendar.fileFor(entries) : undefined;
}

/** What was never accepted is in nobody's calendar, and is not taken out of it either. */
function hasCalendarFile(event: NotificationEvent, { accepted_at }: CalendarRide): boolean {
  if (event === 'cancelled') return accepted_at !== null;
  return event === 'accepted' || event === 'change_accepted';
}
