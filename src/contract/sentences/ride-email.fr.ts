import type { NotificationEvent } from '#domain/notification/notification.ts';
import { type NotificationFacts, notificationText } from './ride-notifications.fr.ts';

type Frame = { firstName: string; appName: string; site: string | undefined };

/** The same text as an email, with a greeting and a link to the platform. */
export function rideEmailText(
  event: NotificationEvent,
  facts: NotificationFacts,
  { firstName, appName, site }: Frame,
) {
  const { title, lines } = notificationText(event, facts);
  const isList = event === 'day_list';
  return {
    subject: isList ? title : `${title} – course n° ${facts.number}`,
    text: [
      `Bonjour ${firstName},`,
      [isList ? `${title}.` : `${title} (course n° ${facts.number}).`, ...lines].join('\n'),
      ...(site && !lines.some((line) => line.includes(site))
        ? [`${isList ? 'Votre tableau de bord' : 'Suivre la course'} : ${site}`]
        : []),
      appName,
    ].join('\n\n'),
  };
}
