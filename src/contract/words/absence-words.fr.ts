import type { Role } from '#domain/account/roles.ts';
import type { RideView } from '../rides/rides.ts';
import { clockText, decimalText, momentText } from '../sentences/french.ts';
import { phoneMark } from './phone-time.fr.ts';

type Proved = Pick<RideView, 'scheduledAt' | 'arrivedAt' | 'landing' | 'way' | 'absentFrom'>;
export type AbsenceFact = { word: string; text: string };

/** The evidence of an absence; the calls are visible to the driver and the admin only. */
export function absenceFacts(ride: Proved, viewer: Role): AbsenceFact[] {
  const { arrivedAt, landing, way } = ride;
  const freeUntil = ride.absentFrom ?? way?.freeUntil;
  const calls = (way?.calledAt ?? []).map((at) => whenText(at, ride));
  return [
    {
      word: 'Sur place',
      text: arrivedAt
        ? `${whenText(arrivedAt, ride)}${phoneMark(ride, 'arrived')}${awayText(way?.arrivedMetres)}`
        : '',
    },
    { word: 'A atterri', text: landing?.landedAt ? whenText(landing.landedAt, ride) : '' },
    { word: 'Attente offerte', text: freeUntil ? `jusqu’à ${clockText(new Date(freeUntil))}` : '' },
    { word: viewer === 'driver' ? 'Vous avez appelé' : 'Le chauffeur a appelé', text: listText(calls) },
  ].filter(({ text }) => text !== '');
}

const HALF_A_DAY_MS = 12 * 3_600_000;

/** '15:02'; with the day where it is far from the departure. */
function whenText(moment: string, { scheduledAt }: Proved): string {
  const at = new Date(moment);
  const isNear = Math.abs(at.getTime() - Date.parse(scheduledAt)) < HALF_A_DAY_MS;
  return isNear ? clockText(at) : momentText(at);
}

/** ', à 40 m du lieu' */
function awayText(metres: number | undefined): string {
  if (metres === undefined) return '';
  return `, à ${metres < 1_000 ? `${metres}\u00a0m` : `${decimalText(metres / 1_000, 1)}\u00a0km`} du lieu`;
}

/** '15:02, 15:05 et 15:09' */
function listText(times: readonly string[]): string {
  const once = [...new Set(times)];
  return [once.slice(0, -1).join(', '), once.at(-1)].filter(Boolean).join(' et ');
}
