const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A wall-clock time: milliseconds as if it were UTC. */
export type LocalTime = number;

export type IcsMoment = { local: LocalTime; isDate: boolean; isUtc: boolean };

const momentPattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/u;

/** '20260507', '20260507T173000', '20260507T153000Z' */
export function momentFrom(text: string): IcsMoment | undefined {
  const found = momentPattern.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return {
    local: Date.UTC(year, month - 1, day, hour, minute, second),
    isDate: found[4] === undefined,
    isUtc: found[7] === 'Z',
  };
}

const durationPattern =
  /^\+?P(?:(\d{1,4})W|(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?)$/u;

/** 'PT1H30M', 'P2D', 'P1W', in milliseconds. */
export function durationFrom(text: string): number | undefined {
  const found = durationPattern.exec(text);
  if (!found) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  return (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
}

/** '+0200', '-053000', in milliseconds. */
export function offsetFrom(text: string): number | undefined {
  const found = /^([+-])(\d{2})(\d{2})(\d{2})?$/u.exec(text);
  if (!found) return undefined;
  const size = Number(found[2]) * HOUR + Number(found[3]) * MINUTE + Number(found[4] ?? 0) * SECOND;
  return found[1] === '-' ? -size : size;
}
