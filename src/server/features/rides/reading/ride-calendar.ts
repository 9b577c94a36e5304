import { settingDefaults } from '#contract/platform/setting-keys.ts';
import { calendarTitle } from '#contract/sentences/ride-notifications.fr.ts';
import { calendarEntryOf } from '#server/db/ride-calendar-entry.ts';
import type { Deps } from '#server/deps.ts';
import type { RideWithPeople } from './ride-repository.ts';

export async function rideCalendar(deps: Deps, ride: RideWithPeople, host: string): Promise<string> {
  const { stored } = await deps.settings.current();
  const entry = {
    ...calendarEntryOf(ride),
    title: calendarTitle({ number: Number(ride.number) }, stored.appName || settingDefaults.appName),
    siteHost: siteHostOf(deps, host),
  };
  return deps.calendar.fileFor([entry]);
}

/** Part of the ids of calendar entries, so that they stay the same wherever they are read. */
export function siteHostOf({ options }: Pick<Deps, 'options'>, host: string): string {
  return options.publicUrl ? new URL(options.publicUrl).host : host;
}
