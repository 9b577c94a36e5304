import { Readable } from 'node:stream';
import { settingDefaults } from '#contract/platform/setting-keys.ts';
import type { UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { limitOrRefuse } from '#server/http/shared-limits.ts';
import {
  auditSection,
  deviceSection,
  notificationSection,
  profileSections,
  reminderSection,
} from './account-sections.ts';
import { calendarSection } from './calendar-section.ts';
import { exportJson } from './export-json.ts';
import { exportPage } from './export-page.ts';
import { hoursSection } from './hours-section.ts';
import { messageSections } from './message-sections.ts';
import { noteSection } from './note-section.ts';
import { billingSection, billSection, voucherSection } from './paper-sections.ts';
import { paymentSection, rideSection } from './ride-sections.ts';
import { zipOf } from './zip.ts';

const AN_HOUR = 3600;
const PER_HOUR = 6;

/** Everything held on a person, as a ZIP that leaves while it is read. */
export async function writeExport(deps: Deps, user: UserRow): Promise<Readable> {
  const { db, clock, settings } = deps;
  const limit = { limit: PER_HOUR, seconds: AN_HOUR, refusal: 'too_many_requests' } as const;
  await limitOrRefuse(deps, { ...limit, key: `export:${user.id}` });
  const at = clock();
  const appName = (await settings.current()).stored.appName || settingDefaults.appName;
  const sections = [
    ...profileSections(db, user),
    rideSection(db, user, at),
    ...messageSections(db, user),
    noteSection(db, user),
    paymentSection(db, user),
    billingSection(db, user),
    voucherSection(db, user),
    billSection(db, user),
    notificationSection(db, user),
    hoursSection(db, user),
    calendarSection(deps, user),
    reminderSection(db, user),
    deviceSection(db, user),
    auditSection(db, user),
  ];
  const entries = [
    { name: 'mes-donnees.html', content: exportPage(sections, { appName, at }) },
    { name: 'mes-donnees.json', content: exportJson(sections, at) },
  ];
  return Readable.from(zipOf(entries, at), { objectMode: false });
}
