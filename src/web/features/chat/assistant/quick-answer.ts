import type { AssistantView } from '#contract/people/chat.ts';
import { endsAtPickup, hireText } from '#contract/words/trip-words.fr.ts';
import { numbered } from '#web/text/counts.ts';
import { clockText, dayText, nearDayText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { rideName } from '#web/text/rides.ts';

export const quickQuestions = {
  next: 'Ma prochaine course',
  today: 'Mes courses du jour',
  week: 'Mes recettes de la semaine',
} as const;

export type QuickQuestion = keyof typeof quickQuestions;
type QuickAnswer = { title: string; lines: string[] };

export function answerTo(question: QuickQuestion, view: AssistantView, now: Date): QuickAnswer {
  switch (question) {
    case 'next':
      return nextAnswer(view, now);
    case 'today':
      return todayAnswer(view);
    case 'week':
      return weekAnswer(view);
  }
}

function nextAnswer({ nextRide: ride }: AssistantView, now: Date): QuickAnswer {
  if (!ride) return { title: 'Aucune course prévue.', lines: [] };
  const at = new Date(ride.scheduledAt);
  const hours = ride.hours ?? null;
  return {
    title: `${nearDayText(at, now) ?? dayText(at, now)} à ${clockText(at)}, ${ride.clientName}`,
    lines: [
      rideName(ride),
      `Départ\u00a0: ${ride.pickupAddress}`,
      ...(hours === null ? [] : [hireText(hours)]),
      ...(endsAtPickup({ ...ride, hours }) ? [] : [`Destination\u00a0: ${ride.destinationAddress}`]),
    ],
  };
}

function todayAnswer({ today: { rides, done, takings } }: AssistantView): QuickAnswer {
  if (rides === 0) return { title: 'Aucune course aujourd’hui.', lines: [] };
  return {
    title: `${numbered(rides, 'course')} aujourd’hui, dont ${numbered(done, 'terminée')}`,
    lines: [`Recettes du jour : ${euroText(takings)}`],
  };
}

function weekAnswer({ week: { rides, takings } }: AssistantView): QuickAnswer {
  return {
    title: `${euroText(takings)} cette semaine`,
    lines: [`${numbered(rides, 'course')} ${rides > 1 ? 'terminées' : 'terminée'} depuis lundi`],
  };
}
