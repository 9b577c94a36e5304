import ICAL from 'ical.js';
import { getCalendarFeed, renewCalendarFeed } from '#contract/time/calendars.calls.ts';
import type { Person } from './people.ts';

/** Requests a feed address, or a new one. */
export async function subscribes(person: Person): Promise<string> {
  const { url } = (await person.calls(renewCalendarFeed)).json();
  return pathOf(url);
}

export async function feedAddress(person: Person): Promise<string | null> {
  const { url } = (await person.calls(getCalendarFeed)).json();
  return url === null ? null : pathOf(url);
}

function pathOf(url: string | null): string {
  return new URL(url ?? '').pathname;
}

export function componentOf(file: string) {
  return new ICAL.Component(ICAL.parse(file));
}

/** Parsed by an independent reader, which resolves zones by the rules in the file. */
export function entriesIn(file: string) {
  const calendar = componentOf(file);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  for (const zone of zones) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location,
      description: event.description,
      status: String(component.getFirstPropertyValue('status')),
      zone: event.startDate.zone?.tzid,
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      changedAt: String(component.getFirstPropertyValue('last-modified')),
      repeats: event.isRecurring(),
    };
  });
}
