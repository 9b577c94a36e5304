/** Nobody answers there. */
const NOWHERE = 'http://127.0.0.1:9';

/** What reaches people, providers and the folder of the backups. */
const outward = [
  'SMTP_URL',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_NUMBER_ID',
  'BACKUP_DIR',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
] as const;

/** For a restored copy beside the platform: it is opened at its own address, and nothing leaves it. */
export function cutOff<Env extends { [Name in (typeof outward)[number]]?: unknown }>(env: Env): Env {
  return {
    ...env,
    ...Object.fromEntries(outward.map((name) => [name, undefined])),
    PUBLIC_URL: undefined,
    TRUST_PROXY: undefined,
    PAYPAL_BASE_URL: NOWHERE,
    STRIPE_BASE_URL: NOWHERE,
  };
}
