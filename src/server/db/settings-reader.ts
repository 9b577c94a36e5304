import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type SettingKey, settingKeys } from '#contract/platform/setting-keys.ts';
import type { Company } from '#domain/company/company.ts';
import { type BillingSettings, readBillingSettings } from './billing-settings.ts';
import { readCompany } from './company.ts';
import type { ChangeFeed } from './feed/change-feed.ts';
import type { Db } from './schema.ts';

export const SETTINGS_CHANGED = 'settings_changed';

/** The settings as they are stored: secrets are still encrypted. Never changed in place: a new snapshot replaces it. */
export type SettingsSnapshot = {
  readonly stored: Readonly<Partial<Record<SettingKey, string>>>;
  readonly company: Readonly<Company>;
  readonly billing: Readonly<BillingSettings>;
  /** Whether any driver has set working hours or a day off. */
  readonly hasHours: boolean;
};

export type SettingsReader = {
  /**
   * Cached; read again after a change by any instance. The last known settings serve while the database is
   * unavailable.
   */
  current(): Promise<SettingsSnapshot>;
  /** The cached settings, without a wait; undefined when they have to be read again. */
  atHand(): SettingsSnapshot | undefined;
  forget(): void;
};

export function settingsReader(db: Db, changes: ChangeFeed): SettingsReader {
  let known: SettingsSnapshot | undefined;
  let isFresh = false;
  let reading: Promise<SettingsSnapshot> | undefined;
  let readingsBegun = 0;
  /** Which read `known` is from: a slow read never replaces a later one. */
  let knownFrom = 0;

  /** Equal settings keep the same object, so that what was cached for a snapshot stays valid. */
  const sameAsKnown = (snapshot: SettingsSnapshot) =>
    known && isDeepStrictEqual(known, snapshot) ? known : snapshot;

  const forget = () => {
    isFresh = false;
    reading = undefined;
  };
  changes.on(SETTINGS_CHANGED, forget);

  async function read(): Promise<SettingsSnapshot> {
    const mine = readSettings(db);
    reading = mine;
    readingsBegun += 1;
    const number = readingsBegun;
    try {
      const snapshot = sameAsKnown(await mine);
      if (number > knownFrom) {
        known = snapshot;
        knownFrom = number;
      }
      // A change that arrived during the read may not be in it.
      if (reading === mine) isFresh = true;
      return snapshot;
    } catch (error) {
      if (known) return known;
      throw error;
    } finally {
      if (reading === mine) reading = undefined;
    }
  }

  const atHand = () => (isFresh ? known : undefined);
  return {
    current: async () => atHand() ?? (await (reading ?? read())),
    atHand,
    forget,
  };
}

async function readSettings(db: Db): Promise<SettingsSnapshot> {
  const [rows, company, billing, hasHours] = await Promise.all([
    db.selectFrom('app_settings').select(['key', 'value']).execute(),
    readCompany(db),
    readBillingSettings(db),
    hasAnyHours(db),
  ]);
  const known = new Set<string>(settingKeys);
  return {
    company,
    billing,
    hasHours,
    stored: Object.fromEntries(rows.filter((row) => known.has(row.key)).map((row) => [row.key, row.value])),
  };
}

async function hasAnyHours(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from driver_hours) or exists (select from days_off) as has`.execute(db);
  return rows[0]?.has ?? false;
}
