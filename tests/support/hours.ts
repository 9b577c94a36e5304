import { saveDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { saveHours, saveInstant } from '#contract/time/hours.calls.ts';
import type { HoursBody } from '#contract/time/hours.ts';
import type { Person } from './people.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 7 * 60, to: 20 * 60 }));

/** From 7 to 20 every day, without notice or pause; each test names its changes. */
export async function worksBy(driver: Person, change: Partial<HoursBody> = {}): Promise<void> {
  const body = { spans: everyDay, noticeMinutes: 0, horizonDays: 90, pauseMinutes: 0, ...change };
  await driver.calls(saveHours, { body });
}

/** Lets the platform accept with at least this margin. */
export async function letsAccept(driver: Person, leastMargin = 20): Promise<void> {
  await driver.calls(saveDriverProfile, { body: { isActive: true } });
  await driver.calls(saveInstant, { body: { on: true, leastMargin } });
}
