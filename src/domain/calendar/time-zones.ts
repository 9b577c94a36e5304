import { type IcsComponent, textOf } from './ics-components.ts';
import { DAY, type LocalTime, momentFrom, offsetFrom } from './ics-values.ts';
import { occurrencesOf } from './occurrences.ts';
import { ruleFrom } from './recurrence-rule.ts';
import type { Spending } from './spending.ts';

/** Converts a local time of the zone to the moment it stands for. */
export type Zone = (local: LocalTime) => number;
type OffsetAt = (moment: number) => number;
type Span = { from: number; to: number };

const YEAR = 366 * DAY;
/** Looking up a zone name costs as much as many repeats: its rules have to be loaded. */
const NAME_COST = 500;
/** Computing an offset costs less; of a zone that the file defines, the more changes it has. */
const OFFSET_COST = 10;
const CHANGES_A_STEP = 50;

export const utcZone: Zone = (local) => local;

/** Resolves the zones a file names: by their IANA name, else by the rules in the file, else as `local`. */
export function zonesOf(
  definitions: readonly IcsComponent[],
  local: Zone,
  window: Span,
  spending: Spending,
): (name: string | undefined) => Zone {
  const byName = new Map(definitions.map((zone) => [textOf(zone, 'TZID'), zone]));
  const known = new Map<string, Zone>();

  function zoneFor(name: string): Zone {
    if (!spending.spend(NAME_COST)) return local;
    const definition = byName.get(name);
    return zoneNamed(name, spending) ?? (definition && zoneDefined(definition, window, spending)) ?? local;
  }

  return (name) => {
    if (name === undefined) return local;
    const zone = known.get(name) ?? zoneFor(name);
    known.set(name, zone);
    return zone;
  };
}

/** By its IANA name; some programs prefix it with a path. */
export function zoneNamed(name: string, spending: Spending): Zone | undefined {
  const short = name.split('/').slice(-2).join('/');
  const format = formatIn(name) ?? formatIn(short);
  return format && zoneWith((moment) => shownBy(format, moment) - moment, OFFSET_COST, spending);
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  } catch {
    return undefined;
  }
}

function shownBy(format: Intl.DateTimeFormat, moment: number): LocalTime {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A cache, since computing an offset is slow: most days have one offset from start to end. */
function remembered(offsetAt: OffsetAt): OffsetAt {
  const known = new Map<number, number>();
  function offsetOn(midnight: number): number {
    const offset = known.get(midnight) ?? offsetAt(midnight);
    known.set(midnight, offset);
    return offset;
  }
  return (moment) => {
    const midnight = Math.floor(moment / DAY) * DAY;
    const offset = offsetOn(midnight);
    return offset === offsetOn(midnight + DAY) ? offset : offsetAt(moment);
  };
}

/** A repeated time is its first occurrence; a skipped time uses the offset before the change. */
function zoneWith(compute: OffsetAt, cost: number, spending: Spending): Zone {
  const offsetAt = remembered((moment) => (spending.spend(cost) ? compute(moment) : 0));
  return (local) => {
    const [before, after] = [offsetAt(local - DAY), offsetAt(local + DAY)];
    const [early, late] = [local - before, local - after];
    if (offsetAt(early) === before) return early;
    return offsetAt(late) === after ? late : early;
  };
}

type Change = { at: number; from: number; to: number };

/** By the zone rules that the file itself defines. */
function zoneDefined(zone: IcsComponent, window: Span, spending: Spending): Zone | undefined {
  const changes = zone.parts
    .flatMap((part) => changesOf(part, window, spending))
    .toSorted((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) return undefined;
  const offsetAt: OffsetAt = (moment) => changes.findLast(({ at }) => at <= moment)?.to ?? first.from;
  return zoneWith(offsetAt, OFFSET_COST + Math.floor(changes.length / CHANGES_A_STEP), spending);
}

function changesOf(part: IcsComponent, window: Span, spending: Spending): Change[] {
  const start = momentFrom(textOf(part, 'DTSTART') ?? '')?.local;
  const from = offsetFrom(textOf(part, 'TZOFFSETFROM') ?? '');
  const to = offsetFrom(textOf(part, 'TZOFFSETTO') ?? '');
  if (start === undefined || from === undefined || to === undefined) return [];
  const rule = ruleFrom(textOf(part, 'RRULE') ?? '');
  const around = { from: window.from - 2 * YEAR, to: window.to + YEAR };
  const onsets = rule ? [start, ...occurrencesOf(rule, start, around, spending)] : [start];
  return onsets.map((local) => ({ at: local - from, from, to }));
}
