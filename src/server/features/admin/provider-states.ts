import { sql } from 'kysely';
import type { ProviderView } from '#contract/platform/service-state.ts';
import { settingDefaults } from '#contract/platform/setting-keys.ts';
import {
  placesAwayText,
  providerDetails,
  stuckPaymentsText,
} from '#contract/sentences/provider-states.fr.ts';
import type { MessageProvider, NotificationProvider } from '#domain/notification/notification.ts';
import type { OnlineMethod, PaymentMethod } from '#domain/payment/payment.ts';
import type { Deps } from '#server/deps.ts';
import { backupState } from './backup-state.ts';

/** Reached after some minutes. */
const SEVERAL_CHECKS = 4;
const messageProviders = ['whatsapp-business', 'twilio', 'whatsapp-web'] as const;
/** Two places that every provider knows: a road between them shows who measured it. */
const [notreDame, orly] = [
  { lat: 48.853, lng: 2.3499 },
  { lat: 48.7262, lng: 2.3652 },
];

type LastSent = Map<string, { state: string; at: Date }>;

/** Each service the platform depends on, and its state. */
export async function providerStates(deps: Deps): Promise<ProviderView[]> {
  const last = await lastAttempts(deps);
  const chosen = await chosenProvider(deps);
  const messengers = messageProviders.map(async (name) =>
    name === chosen ? await messengerState(deps, name, last) : off(name, providerDetails.notUsed),
  );
  return [
    await placesState(deps),
    emailState(deps, last),
    ...(await Promise.all(messengers)),
    ...(await paymentStates(deps)),
    await backupState(deps),
  ];
}

async function placesState({ places, options }: Deps): Promise<ProviderView> {
  const { placesProvider } = options;
  if (placesProvider === 'builtin') return ready('places', providerDetails.builtinPlaces);
  const name = placesProvider === 'google' ? 'Google Maps' : 'Géoplateforme';
  const road = await places.measure(notreDame, orly).catch(() => undefined);
  return road && !road.estimated
    ? ready('places', name)
    : { name: 'places', health: 'trouble', detail: placesAwayText(name) };
}

function emailState({ mailer }: Deps, last: LastSent): ProviderView {
  if (!mailer) return off('email', providerDetails.noSmtp);
  return attempted('email', last);
}

async function chosenProvider({ db }: Deps): Promise<NotificationProvider | undefined> {
  const config = await db
    .selectFrom('notification_config')
    .select(['provider', 'enabled'])
    .executeTakeFirst();
  return config?.enabled ? config.provider : undefined;
}

async function messengerState(deps: Deps, name: MessageProvider, last: LastSent): Promise<ProviderView> {
  const missing = await deps.messengers[name].missing();
  if (missing.length > 0) return { name, health: 'trouble', detail: missing.join(' ') };
  return attempted(name, last);
}

async function paymentStates(deps: Deps): Promise<ProviderView[]> {
  const { settings, options } = deps;
  const { stored } = await settings.current();
  const stuck = await stuckPayments(deps);
  const isOffered = (stored.enablePaypalPayments ?? settingDefaults.enablePaypalPayments) === 'true';
  return [
    isOffered
      ? keysState('paypal', Boolean(stored.paypalClientId && stored.paypalClientSecret), stuck)
      : off('paypal', providerDetails.notOffered),
    options.stripeEnabled
      ? keysState('stripe', Boolean(stored.stripeSecretKey), stuck)
      : off('stripe', providerDetails.soon),
  ];
}

/** Payments still in doubt after several checks. */
async function stuckPayments({ db }: Deps): Promise<Map<PaymentMethod, number>> {
  const rows = await db
    .selectFrom('payments')
    .select(['method', ({ fn }) => fn.countAll<string>().as('count')])
    .where('look_at', 'is not', null)
    .where('state', '<>', 'open')
    .where('looks', '>=', SEVERAL_CHECKS)
    .groupBy('method')
    .execute();
  return new Map(rows.map(({ method, count }) => [method, Number(count)]));
}

function keysState(name: OnlineMethod, areSet: boolean, stuck: Map<PaymentMethod, number>): ProviderView {
  const count = stuck.get(name);
  if (count) return { name, health: 'trouble', detail: stuckPaymentsText(count) };
  return areSet ? ready(name, providerDetails.keysSaved) : off(name, providerDetails.keysMissing);
}

/** The latest attempt of each provider, one index lookup each. */
async function lastAttempts({ db }: Deps): Promise<LastSent> {
  const { rows } = await lastAttemptsQuery.execute(db);
  return new Map(rows.map(({ provider, changed_at, state }) => [provider, { state, at: changed_at }]));
}

export const lastAttemptsQuery = sql<{ provider: string; changed_at: Date; state: string }>`
  select providers.provider, changed_at, case when error is null then state else 'trouble' end as state
  from unnest(${sql.lit(`{email,${messageProviders.join()}}`)}::text[]) as providers (provider)
  cross join lateral (
    select changed_at, error, state from outbox
    where outbox.provider = providers.provider and state in ('sent', 'failed', 'uncertain', 'waiting')
    order by changed_at desc limit 1) as latest`;

function attempted(name: ProviderView['name'], last: LastSent): ProviderView {
  const latest = last.get(name);
  if (!latest) return ready(name, providerDetails.nothingSent);
  const health = latest.state === 'sent' ? 'ready' : 'trouble';
  return {
    name,
    health,
    detail: health === 'ready' ? providerDetails.lastSent : providerDetails.lastFailed,
  };
}

function ready(name: ProviderView['name'], detail: string): ProviderView {
  return { name, health: 'ready', detail };
}

function off(name: ProviderView['name'], detail: string): ProviderView {
  return { name, health: 'off', detail };
}
