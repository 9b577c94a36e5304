import { type RetentionRule, retention, WARNING_DAYS } from '#domain/privacy/retention.ts';

type Words = { name: string; since?: string; hint?: string };

const words: Record<RetentionRule, Words> = {
  unused_accounts: {
    name: 'Compte sans activité',
    hint: `un email vous prévient ${WARNING_DAYS} jours avant`,
  },
  messages: { name: 'Messages', since: 'après la course' },
  ride_details: { name: 'Adresses et notes des courses', since: 'après la course' },
  outbox: { name: 'Notifications envoyées' },
  audit: { name: 'Journal' },
  busy_times: { name: 'Moments occupés de votre agenda', since: 'après leur fin' },
  days_off: { name: 'Congés', since: 'après leur fin' },
  vouchers: { name: 'Bons de réservation', since: 'après la course' },
  invoices: { name: 'Factures et paiements' },
};

export type RetentionWords = { name: string; time: string; hint: string | undefined };

/** 'Messages', '1 an après la course' */
export function retentionWords(rule: RetentionRule): RetentionWords {
  const { name, since, hint } = words[rule];
  return { name, hint, time: [timeOf(rule), since].filter(Boolean).join(' ') };
}

function timeOf(rule: RetentionRule): string {
  const kept = retention[rule];
  if ('days' in kept) return `${kept.days}\u00a0jours`;
  if ('months' in kept) return `${kept.months}\u00a0mois`;
  return `${kept.years}\u00a0${kept.years < 2 ? 'an' : 'ans'}`;
}
