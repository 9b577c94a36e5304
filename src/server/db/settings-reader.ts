import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type SettingKey, settingKeys } from '#contract/platform/settings.ts';
import type { Company } from '#domain/company/company.ts';
import { type BillingSettings, readBillingSettings } from './billing-settings.ts';
import { readCompany } from './company.ts';
import type { ChangeFeed } from './feed/change-feed.ts';
import type { Db } from './schema.ts';

export const SETTINGS_CHANGED = 'settings_changed';

/** What was saved, as it is stored: secrets are still sealed. Never changed in place: a new one replaces it. */
export type SettingsSnapshot = {
  readonly stored: Readonly<Partial<Record<SettingKey, string>>>;
  readonly company: Readonly<Company>;
  readonly billing: Readonly<BillingSettings>;
  /** Whether any driver said when they work. */
  readonly hasHours: boolean;
};

export type SettingsReader = {
  /**
   * Cached; read again after a change by any instance. The last known settings serve while the database is
   * unavailable.
   */
  current(): Promise<SettingsSnapshot>;
  /** The cached ones, unless they have to be read again: without a wait, for what everybody asks for. */
  atHand(): SettingsSnapshot | undefined;
  forget(): void;
};

export function settingsReader(db: Db, changes: ChangeFeed): SettingsReader {
  let known: SettingsSnapshot | undefined;
  let isFresh = false;
  let reading: Promise<SettingsSnapshot> | undefined;
  let readingsBegun = 0;
  /** Which reading `known` is from: a slow one never replaces what was read after it. */
  let knownFrom = 0;

  /** A notice that brings nothing new makes nothing anew that was made from what is known. */
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
      // A change that came while we were reading may not be in what we read.
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
