import type { JobName } from '#domain/administration/job-schedule.ts';

const done: Record<JobName, readonly [one: string, many: string]> = {
  outbox: ['envoi traité', 'envois traités'],
  reminders: ['rappel préparé', 'rappels préparés'],
  payments: ['paiement vérifié', 'paiements vérifiés'],
  expired_rides: ['course annulée', 'courses annulées'],
  calendars: ['agenda lu', 'agendas lus'],
  sweep: ['ligne effacée', 'lignes effacées'],
  retention: ['donnée effacée', 'données effacées'],
};

/** '3 envois traités' */
export function jobResultText(job: JobName, count: number): string {
  const [one, many] = done[job];
  return `${count} ${count < 2 ? one : many}`;
}
