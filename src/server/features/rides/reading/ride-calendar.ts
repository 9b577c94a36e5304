import { settingDefaults } from '#contract/platform/setting-keys.ts';
import { calendarTitle } from '#contract/sentences/ride-notifications.fr.ts';
import { wayLines } from '#contract/words/trip-words.fr.ts';
import { isCalledOff } from '#domain/ride/ride.ts';
import type { Deps } from '#server/deps.ts';
import type { CalendarEntry } from '#server/ports/calendar.ts';
import type { RideWithPeople } from './ride-repository.ts';

/** The length of a ride whose way is unknown, in a calendar. */
const UNKNOWN_MINUTES = 60;

export async function rideCalendar(deps: Deps, ride: RideWithPeople, host: string): Promise<string> {
  const { stored } = await deps.settings.current();
  return deps.calendar.fileFor({
    ...calendarEntryOf(ride),
    title: calendarTitle({ number: Number(ride.number) }, stored.appName || settingDefaults.appName),
    siteHost: siteHostOf(deps, host),
  });
}

/** A ride as a calendar entry, the same for every reader. */
export function calendarEntryOf(ride: RideWithPeople): Omit<CalendarEntry, 'title' | 'siteHost'> {
  return {
    rideId: ride.id,
    version: ride.version,
    startsAt: ride.scheduled_at,
    minutes: ride.duration_minutes || UNKNOWN_MINUTES,
    from: ride.pickup_address,
    lines: wayLines({
      pickup: ride.pickup_address,
      destination: ride.destination_address,
      stops: ride.stops,
      hours: ride.hire_hours,
    }),
    cancelled: isCalledOff(ride),
    tentative: ride.status === 'pending',
  };
}

/** Part of the ids of calendar entries, so that they stay the same wherever they are read. */
export function siteHostOf({ options }: Pick<Deps, 'options'>, host: string): string {
  return options.publicUrl ? new URL(options.publicUrl).host : host;
}
