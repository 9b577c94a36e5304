import { type IcsComponent, type IcsProperty, textOf } from './ics-components.ts';
import { DAY, durationFrom, type IcsMoment, type LocalTime, momentFrom } from './ics-values.ts';
import { occurrencesOf } from './occurrences.ts';
import { type RecurrenceRule, ruleFrom } from './recurrence-rule.ts';
import type { Spending } from './spending.ts';
import { utcZone, type Zone, zoneNamed, zonesOf } from './time-zones.ts';

type Span = { start: number; end: number };
type Reading = {
  window: { from: number; to: number };
  spending: Spending;
  /** Whether an entry is one of ours, put into that calendar by its owner. */
  isOwn: (uid: string) => boolean;
};

/** More than the local times of one moment differ. */
const ZONES_APART = 2 * DAY;

/** A time of an event with its time zone. */
type Moment = IcsMoment & { zone: Zone };
type MomentsOf = (event: IcsComponent, name: string) => Moment[];

/** The appointments that take time, repeats included; some may lie outside the window. */
export function* eventsOf(calendars: readonly IcsComponent[], reading: Reading): Generator<Span> {
  const { window, spending, isOwn } = reading;
  const parts = calendars.flatMap((calendar) => calendar.parts);
  const events = parts.filter(({ kind }) => kind === 'VEVENT');
  const definitions = parts.filter(({ kind }) => kind === 'VTIMEZONE');
  // Times without a zone, and whole days, are in Paris time.
  const zoneOf = zonesOf(definitions, zoneNamed('Europe/Paris', spending) ?? utcZone, window, spending);
  const momentsOf: MomentsOf = (event, name) =>
    (event.properties.get(name) ?? []).flatMap((property) => momentsIn(property, zoneOf, spending));
  const moved = movedRepeats(events, momentsOf);
  for (const event of events) {
    if (!spending.spend()) return;
    const uid = textOf(event, 'UID') ?? '';
    if (takesTime(event) && !isOwn(uid)) yield* spansOf(event, momentsOf, moved.get(uid), reading);
  }
}

/** A property may hold several moments, or periods. */
function momentsIn(
  { params, value }: IcsProperty,
  zoneOf: (name: string | undefined) => Zone,
  spending: Spending,
): Moment[] {
  const texts = value.split(',');
  if (!spending.spend(texts.length)) return [];
  return texts.flatMap((text) => {
    const moment = momentFrom(text.split('/', 1)[0] ?? '');
    if (!moment) return [];
    const zone = moment.isUtc ? utcZone : zoneOf(moment.isDate ? undefined : params.get('TZID'));
    return [{ ...moment, zone }];
  });
}

function takesTime(event: IcsComponent): boolean {
  return (
    textOf(event, 'TRANSP')?.toUpperCase() !== 'TRANSPARENT' &&
    textOf(event, 'STATUS')?.toUpperCase() !== 'CANCELLED'
  );
}

/** A repeat with its own entry no longer happens at its original time, even when that entry is cancelled. */
function movedRepeats(events: readonly IcsComponent[], momentsOf: MomentsOf): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>();
  for (const event of events) {
    const [at] = momentsOf(event, 'RECURRENCE-ID');
    const uid = textOf(event, 'UID');
    if (at && uid !== undefined) moved.set(uid, (moved.get(uid) ?? new Set()).add(at.zone(at.local)));
  }
  return moved;
}

function* spansOf(
  event: IcsComponent,
  momentsOf: MomentsOf,
  moved: ReadonlySet<number> | undefined,
  { window, spending }: Reading,
): Generator<Span> {
  const [start] = momentsOf(event, 'DTSTART');
  const [end] = momentsOf(event, 'DTEND');
  if (!start || (end && !mayRepeat(event) && isFarAway(start, end, window))) return;
  const length = lengthOf(event, start, end);
  if (!length) return;
  const spanAt = (local: LocalTime, zone = start.zone): Span => {
    const at = zone(local);
    return { start: at, end: start.isDate ? zone(local + length) : at + length };
  };
  const around = { from: window.from - length - ZONES_APART, to: window.to + ZONES_APART };
  const isNear = ({ local }: { local: LocalTime }) => local >= around.from && local <= around.to;
  if (event.properties.has('RECURRENCE-ID')) {
    if (isNear(start)) yield spanAt(start.local);
    return;
  }

  const exceptions = momentsOf(event, 'EXDATE').filter(isNear);
  const left = new Set(exceptions.map(({ zone, local }) => zone(local)));
  const isLeft = (span: Span) => left.has(span.start) || moved?.has(span.start);
  const dates = momentsOf(event, 'RDATE').filter(isNear);
  const spans = [
    ...(isNear(start) ? [spanAt(start.local)] : []),
    ...dates.map(({ local, zone }) => spanAt(local, zone)),
  ];
  for (const span of spans) if (!isLeft(span)) yield span;
  for (const local of repeatsOf(event, start, around, spending)) {
    const span = spanAt(local);
    if (!isLeft(span)) yield span;
  }
}

function mayRepeat({ properties }: IcsComponent): boolean {
  return properties.has('RRULE') || properties.has('RDATE');
}

/** Judged without the time zones: most of a long calendar lies years back. */
function isFarAway(start: Moment, end: Moment, window: Reading['window']): boolean {
  return end.local < window.from - 2 * ZONES_APART || start.local > window.to + 2 * ZONES_APART;
}

type Around = { from: LocalTime; to: LocalTime };

function* repeatsOf(
  event: IcsComponent,
  start: Moment,
  around: Around,
  spending: Spending,
): Generator<LocalTime> {
  for (const { value } of event.properties.get('RRULE') ?? []) {
    const rule = ruleFrom(value);
    if (!rule) continue;
    const isPast = pastUntil(rule, start);
    for (const local of occurrencesOf(rule, start.local, around, spending)) {
      if (isPast(local)) break;
      if (local !== start.local && local >= around.from) yield local;
    }
  }
}

/** UNTIL is inclusive; a date means that whole day. */
function pastUntil({ until }: RecurrenceRule, { zone }: Moment): (local: LocalTime) => boolean {
  if (!until) return () => false;
  if (until.isUtc) return (local) => zone(local) > until.local;
  const last = until.isDate ? until.local + DAY - 1 : until.local;
  return (local) => local > last;
}

/** In milliseconds, whole days by the calendar; undefined for an event without a duration. */
function lengthOf(event: IcsComponent, start: Moment, end: Moment | undefined): number | undefined {
  if (end && start.isDate) return end.local - start.local;
  if (end) return end.zone(end.local) - start.zone(start.local);
  const duration = durationFrom(textOf(event, 'DURATION') ?? '');
  return duration ?? (start.isDate ? DAY : undefined);
}
