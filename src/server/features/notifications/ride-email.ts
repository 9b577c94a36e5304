import { rideEmailText } from '#contract/sentences/ride-email.fr.ts';
import { calendarTitle, type NotificationFacts } from '#contract/sentences/ride-notifications.fr.ts';
import type { NotificationEvent } from '#domain/notification/notification.ts';
import { calendarEntryOf } from '#server/db/ride-calendar-entry.ts';
import type { Calendar } from '#server/ports/calendar.ts';
import type { Mail, MailAttachment } from '#server/ports/mailer.ts';
import type { NotificationRide } from './notification-ride.ts';

type RideEmail = {
  to: { email: string; first_name: string };
  event: NotificationEvent;
  ride: NotificationRide;
  facts: NotificationFacts;
  appName: string;
  /** The address of the platform; undefined while it is not known. */
  site: string | undefined;
  attachment?: MailAttachment | undefined;
};

/** An email about a ride, with its calendar file once a driver has accepted it. */
export function emailFor(email: RideEmail, calendar: Calendar): Mail {
  const { to, event, ride, facts, appName, site, attachment } = email;
  const file = calendarFor({ event, ride, facts, appName, site }, calendar);
  return {
    to: to.email,
    ...rideEmailText(event, facts, { firstName: to.first_name, appName, site }),
    ...(file === undefined ? {} : { calendar: file }),
    ...(attachment === undefined ? {} : { attachment }),
  };
}

function calendarFor(
  { event, ride, facts, appName, site }: Omit<RideEmail, 'to'>,
  calendar: Calendar,
): string | undefined {
  if (!tellsTheCalendar(event, ride)) return undefined;
  return calendar.fileFor({
    ...calendarEntryOf(ride),
    title: calendarTitle(facts, appName),
    siteHost: site ? new URL(site).host : 'vtc.local',
  });
}

/** What was never accepted is in nobody's calendar, and is not taken out of it either. */
function tellsTheCalendar(event: NotificationEvent, { accepted_at }: NotificationRide): boolean {
  if (event === 'cancelled') return accepted_at !== null;
  return event === 'accepted' || event === 'change_accepted';
}
