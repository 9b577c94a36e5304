import type { Env } from './env.ts';

/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:9';

/** What reaches people, providers and the folder of the backups. */
const outward: readonly (keyof Env)[] = [
  'SMTP_URL',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'BACKUP_DIR',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/** For a restored copy beside the platform: it is opened at its own address, and nothing leaves it. */
export function cutOff(env: Env): Env {
  return {
    ...env,
    ...Object.fromEntries(outward.map((name) => [name, undefined])),
    PUBLIC_URL: undefined,
    TRUST_PROXY: undefined,
    PAYPAL_BASE_URL: NOWHERE,
    STRIPE_BASE_URL: NOWHERE,
  };
}
