import type { OutboxEntryView } from '#contract/platform/outbox.ts';
import type { JobView, ProviderView } from '#contract/platform/service-state.ts';
import { notificationNames } from '#contract/sentences/notification-names.fr.ts';
import { agoText } from '#web/text/durations.ts';
import { isJobLate } from '../attention.ts';

export const providerNames: Record<ProviderView['name'], string> = {
  backups: 'Sauvegardes',
  places: 'Adresses et itinéraires',
  email: 'Emails (SMTP)',
  'whatsapp-business': 'WhatsApp Business',
  twilio: 'Twilio (SMS)',
  'whatsapp-web': 'WhatsApp Web',
  paypal: 'Paiement PayPal',
  stripe: 'Paiement par carte (Stripe)',
};

export const healthWords: Record<ProviderView['health'], string> = {
  ready: 'en service',
  off: 'inactif',
  trouble: 'à vérifier',
};

const jobNames: Record<string, string> = {
  outbox: 'Envoi des notifications',
  reminders: 'Rappels',
  payments: 'Vérification des paiements',
  expired_rides: 'Courses expirées',
  calendars: 'Agendas des chauffeurs',
  sweep: 'Nettoyage',
  retention: 'Durées de conservation',
};

export function jobName({ name }: JobView): string {
  return jobNames[name] ?? name;
}

/** 'toutes les 5 s · 0 envoi traité' */
export function jobDetail(job: JobView, now: Date): string {
  const rhythm = rhythmText(job.everySeconds);
  if (job.failures > 0)
    return `${rhythm} · ${job.failures > 1 ? `${job.failures} échecs de suite` : 'dernier passage en échec'}`;
  if (isJobLate(job, now)) return `${rhythm} · ne passe plus`;
  return [rhythm, job.outcome].filter(Boolean).join(' · ');
}

export function jobTime({ finishedAt, startedAt }: JobView, now: Date): string {
  const last = finishedAt ?? startedAt;
  return last ? agoText(new Date(last), now) : 'pas encore';
}

/** 'Course acceptée, course n° 12' */
export function entryTitle({ event, rideNumber }: OutboxEntryView): string {
  return `${notificationNames[event]}, course n°\u00a0${rideNumber}`;
}

/** 'Camille Rousseau · par Twilio · 3 essais' */
export function entryDetail({ recipient, channel, provider, attempts }: OutboxEntryView): string {
  const way = { email: 'par email', push: 'sur ses appareils', message: `par ${carrierName(provider)}` }[
    channel
  ];
  return [recipient, way, `${attempts}\u00a0${attempts < 2 ? 'essai' : 'essais'}`].join(' · ');
}

function carrierName(provider: string | null): string {
  const names: Readonly<Record<string, string>> = providerNames;
  return names[provider ?? ''] ?? 'message';
}

function rhythmText(seconds: number): string {
  if (seconds === 60) return 'chaque minute';
  if (seconds === 86_400) return 'chaque jour';
  return seconds < 60 ? `toutes les ${seconds}\u00a0s` : `toutes les ${Math.round(seconds / 60)}\u00a0min`;
}
