import { secretSettingKeys } from '#contract/platform/setting-keys.ts';
import type { SettingsBody } from '#contract/platform/settings.ts';
import { announceChange } from '#server/db/announce-change.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { Db, UserRow } from '#server/db/schema.ts';
import { SETTINGS_CHANGED } from '#server/db/settings-reader.ts';
import type { Deps } from '#server/deps.ts';
import { isPrinted, reissueVouchers } from '#server/features/vouchers/index.ts';
import { AppError } from '#server/http/errors.ts';

const secretKeys = new Set<string>(secretSettingKeys);

export async function saveSettings(deps: Deps, actor: UserRow, body: SettingsBody): Promise<void> {
  if (!deps.options.stripeEnabled && asksForStripe(body)) throw new AppError('stripe_disabled');
  const entries = Object.entries(withLogoInStep(body)).flatMap(([key, value]) =>
    entryToStore(deps, key, value),
  );
  if (entries.length === 0) return;
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await storeSettings(trx, entries, now);
    if (entries.some(([key]) => isPrinted(key))) await reissueVouchers(deps, trx);
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'settings_changed',
      subject: 'Paramètres',
      details: entries.map(([key]) => key).join(', '),
      at: now,
    });
  });
  deps.settings.forget();
}

export async function storeSettings(db: Db, entries: [string, string][], now: Date): Promise<void> {
  for (const [key, value] of entries) {
    await db
      .insertInto('app_settings')
      .values({ key, value, updated_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
      .execute();
  }
  await announceChange(db, SETTINGS_CHANGED);
}

function asksForStripe(body: SettingsBody): boolean {
  return body.enableStripePayments === 'true' || body.paymentProvider === 'stripe';
}

/** `logoUrl` and `app_logo` are two names of one thing. */
function withLogoInStep(body: SettingsBody): SettingsBody {
  const logo = body.logoUrl ?? body.app_logo;
  return logo === undefined ? body : { ...body, logoUrl: logo, app_logo: logo };
}

/** A blank secret leaves the stored one unchanged. */
function entryToStore({ secrets }: Deps, key: string, value: string | undefined): [string, string][] {
  if (value === undefined) return [];
  if (!secretKeys.has(key)) return [[key, value]];
  return value === '' ? [] : [[key, secrets.seal(value, `setting:${key}`)]];
}
