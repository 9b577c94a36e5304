import { type NewsFacts, newsText } from '#contract/ride-news.fr.ts';
import type { RideNews } from '#domain/notification/notification.ts';
import type { Calendar } from '#server/ports/calendar.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { NewsRide } from './news-facts.ts';

type Letter = {
  to: { email: string; first_name: string };
  event: RideNews;
  ride: NewsRide;
  facts: NewsFacts;
  appName: string;
  /** Where the platform is found; unknown to a server without PUBLIC_URL. */
  site: string | undefined;
};

/** A letter about a ride, with its calendar file once a driver has agreed to it. */
export function letterOf({ to, event, ride, facts, appName, site }: Letter, calendar: Calendar): Mail {
  const { title, lines } = newsText(event, facts);
  const file = calendarFor({ event, ride, facts, appName, site }, calendar);
  return {
    to: to.email,
    subject: `${title} – course n° ${facts.number}`,
    text: [
      `Bonjour ${to.first_name},`,
      [`${title} (course n° ${facts.number}).`, ...lines].join('\n'),
      ...(site ? [`Suivre la course : ${site}`] : []),
      appName,
    ].join('\n\n'),
    ...(file === undefined ? {} : { calendar: file }),
  };
}

function calendarFor(
  { event, ride, facts, appName, site }: Omit<Letter, 'to'>,
  calendar: Calendar,
): string | undefined {
  if (event !== 'accepted' && event !== 'cancelled') return undefined;
  return calendar.fileFor({
    rideId: ride.id,
    version: ride.version,
    title: `Course n° ${facts.number} avec ${appName}`,
    startsAt: ride.scheduled_at,
    minutes: ride.duration_minutes,
    from: ride.pickup_address,
    to: ride.destination_address,
    cancelled: event === 'cancelled',
    siteHost: site ? new URL(site).host : 'vtc.local',
  });
}
