import { eveningBefore } from '../guest/confirmation.ts';
import { addDays, startOfDay } from '../time/calendar.ts';
import { momentInParis, parisTime } from '../time/paris.ts';
import type { ReminderKind } from './notification.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SOON_MS = 2 * HOUR_MS;
/** How long after its moment a reminder is still sent, in case the server was down. */
const EVENING_LASTS_MS = 4 * HOUR_MS;
const SOON_LASTS_MS = HOUR_MS;
const MORNING_LASTS_MS = 4 * HOUR_MS;
const MORNING = '06:00';

/** What a driver needs beyond the road: reading, finishing up, walking to the car. */
const READY_MINUTES = 15;
/** Assumed where the road is unknown. */
const USUAL_ROAD_MINUTES = 30;
/** No driver takes a longer road to a pickup. */
const LONGEST_ROAD_MINUTES = 180;

/** How long before a pickup its reminders are planned: early enough for the longest road. */
export const PLANNED_AHEAD_MS = (LONGEST_ROAD_MINUTES + READY_MINUTES) * MINUTE_MS;

/** A reminder is sent once per occasion, between `from` and `until`. */
type ReminderMoments = { occasion: Date; from: Date; until: Date };
type TimeSpan = { from: Date; to: Date };

/** `roadMinutes`: from where the driver is before, to the pickup. */
export function reminderMoments(
  kind: ReminderKind,
  pickupAt: Date,
  roadMinutes = USUAL_ROAD_MINUTES,
): ReminderMoments {
  switch (kind) {
    case 'evening_reminder':
      return lasting(eveningBefore(pickupAt), EVENING_LASTS_MS);
    case 'soon_reminder':
    case 'passenger_reminder':
      return lasting(later(pickupAt, -SOON_MS), SOON_LASTS_MS);
    case 'day_list':
      return lasting(dayOfList(pickupAt).from, MORNING_LASTS_MS);
    case 'drive_reminder': {
      const from = later(leavesAt(pickupAt, roadMinutes), -READY_MINUTES * MINUTE_MS);
      // The road changes with the previous ride, so the occasion is the pickup and not the departure.
      return { occasion: pickupAt, from, until: pickupAt };
    }
  }
}

/** When the driver sets out. */
export function leavesAt(pickupAt: Date, roadMinutes: number): Date {
  return later(pickupAt, -Math.min(roadMinutes, LONGEST_ROAD_MINUTES) * MINUTE_MS);
}

/** From six to six: a pickup at five is in the list of the day before. */
export function dayOfList(pickupAt: Date): TimeSpan {
  const { day } = parisTime(pickupAt);
  const morning = morningOf(day);
  if (pickupAt < morning) return { from: morningOf(addDays(day, -1)), to: morning };
  return { from: morning, to: morningOf(addDays(day, 1)) };
}

/** The pickups whose reminder may be due; no other ride has to be checked. */
export function pickupsToRemind(kind: ReminderKind, now: Date): TimeSpan | undefined {
  switch (kind) {
    case 'evening_reminder': {
      const tomorrow = addDays(parisTime(now).day, 1);
      const pickups = { from: startOfDay(tomorrow), to: startOfDay(addDays(tomorrow, 1)) };
      return isOpen(reminderMoments(kind, pickups.from), now) ? pickups : undefined;
    }
    case 'day_list':
      return isOpen(reminderMoments(kind, now), now) ? dayOfList(now) : undefined;
    case 'soon_reminder':
    case 'passenger_reminder':
      return { from: later(now, SOON_MS - SOON_LASTS_MS), to: later(now, PLANNED_AHEAD_MS + 1) };
    case 'drive_reminder':
      return { from: now, to: later(now, PLANNED_AHEAD_MS + 1) };
  }
}

/** The moments of the morning and evening reminders, today and tomorrow in Paris. */
export function dailyMoments(now: Date): Date[] {
  const { day } = parisTime(now);
  return [day, addDays(day, 1)].flatMap((each) => [
    morningOf(each),
    eveningBefore(startOfDay(addDays(each, 1))),
  ]);
}

/** These moves already notify the people of a ride: after one of them, a reminder that was due before is not sent. */
export const movesThatNotify: readonly string[] = ['accept', 'enter', 'hand_over', 'edit', 'accept_change'];
/** After an instant acceptance the driver may not have read it: only later moves suppress the reminder to leave. */
export const movesAfterInstant = movesThatNotify.filter((move) => move !== 'accept');

/** When to send it; undefined if obsolete. `notifiedAt`: when its people last read of the pickup, null if perhaps never. */
export function reminderDueAt(
  { from, until }: ReminderMoments,
  notifiedAt: Date | null,
  now: Date,
): Date | undefined {
  if ((notifiedAt && notifiedAt > from) || now >= until) return undefined;
  return from > now ? from : now;
}

function isOpen({ from, until }: ReminderMoments, now: Date): boolean {
  return now >= from && now < until;
}

function lasting(from: Date, ms: number): ReminderMoments {
  return { occasion: from, from, until: later(from, ms) };
}

function morningOf(day: string): Date {
  const morning = momentInParis(`${day}T${MORNING}`);
  if (!morning) throw new Error('there is no morning without its sixth hour');
  return morning;
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms);
}
