import type { FollowingChangeView } from '#contract/rides/order-changes.ts';
import { shortDayText } from '#contract/sentences/french.ts';

const words: Record<string, string> = {
  wrong_status: 'déjà commencée, terminée ou annulée',
  not_allowed: 'pas encore acceptée, ou confiée à un autre chauffeur',
  change_too_late: 'son heure est passée',
  change_pending: 'une modification y attend une réponse',
  cancellation_pending: 'son annulation est demandée',
  change_empty: 'déjà prévue ainsi',
  ride_paid: 'déjà payée, à un autre prix',
  departure_too_soon: 'la nouvelle heure est trop proche',
  date_too_far: 'la nouvelle date est trop lointaine',
  moment_taken: 'ce moment n’est plus disponible',
  moment_outside_hours: 'pas de départ à cette heure',
  moment_day_off: 'aucun départ ce jour-là',
};

/** 'jeu. 14 mai : déjà payée, à un autre prix' */
export function leftText({ scheduledAt, why }: FollowingChangeView['left'][number]): string {
  return `${shortDayText(new Date(scheduledAt))}\u00a0: ${words[why] ?? 'ne se modifie pas'}`;
}
