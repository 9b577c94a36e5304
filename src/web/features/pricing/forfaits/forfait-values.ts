import type { ForfaitView, NewForfaitBody } from '#contract/pricing/forfaits.ts';
import type { ZoneView } from '#contract/pricing/zones.ts';
import { BAD_FORFAIT_PRICE, BAD_MONEY, WEEKDAY_MISSING } from '#contract/sentences/pricing-sentences.fr.ts';
import {
  BAD_OUTLINE,
  DESTINATION_ZONE_MISSING,
  PICKUP_ZONE_MISSING,
  ZONE_NAME_MISSING,
} from '#contract/sentences/zone-sentences.fr.ts';
import { isShape } from '#domain/zones/zone.ts';
import { commaed, dotted, typedCents } from '../typed-amounts.ts';

/** What the form holds; '' is an hour that is not set. */
export type ForfaitDraft = {
  from: ZoneView;
  to: ZoneView;
  price: string;
  isBothWays: boolean;
  isActive: boolean;
  weekdays: number[];
  startHour: string;
  endHour: string;
  takesCoefficient: boolean;
};

export type ForfaitEnd = 'from' | 'to';

const noZone: ZoneView = { name: '', parts: [] };

export const newForfait: ForfaitDraft = {
  from: noZone,
  to: noZone,
  price: '',
  isBothWays: true,
  isActive: true,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startHour: '',
  endHour: '',
  takesCoefficient: false,
};

export function draftOf({ id: _id, price, startHour, endHour, ...same }: ForfaitView): ForfaitDraft {
  return { ...same, price: commaed(price), startHour: hourField(startHour), endHour: hourField(endHour) };
}

export function bodyOf({ price, startHour, endHour, ...same }: ForfaitDraft): NewForfaitBody {
  return { ...same, price: dotted(price), startHour: hourOf(startHour), endHour: hourOf(endHour) };
}

/** The forfait in the form, as if it were saved; undefined while incomplete. */
export function viewOfDraft(draft: ForfaitDraft, id: string): ForfaitView | undefined {
  return problemsOf(draft) ? undefined : { ...bodyOf(draft), price: dotted(draft.price), id };
}

export type ForfaitProblems = Partial<Record<'from' | 'to' | 'price' | 'weekdays', string>>;

/** What the server would refuse, checked before sending. */
export function problemsOf(draft: ForfaitDraft): ForfaitProblems | undefined {
  const found: [keyof ForfaitProblems, string | undefined][] = [
    ['from', zoneProblem(draft.from, PICKUP_ZONE_MISSING)],
    ['to', zoneProblem(draft.to, DESTINATION_ZONE_MISSING)],
    ['price', priceProblem(draft.price)],
    ['weekdays', draft.weekdays.length === 0 ? WEEKDAY_MISSING : undefined],
  ];
  const problems = Object.fromEntries(found.filter(([, text]) => text !== undefined));
  return Object.keys(problems).length > 0 ? problems : undefined;
}

function priceProblem(typed: string): string | undefined {
  const price = typed.trim() === '' ? 0 : typedCents(typed);
  if (price === undefined) return BAD_MONEY;
  return price === 0 ? BAD_FORFAIT_PRICE : undefined;
}

function zoneProblem({ name, parts }: ZoneView, missing: string): string | undefined {
  if (parts.length === 0) return missing;
  if (parts.some((part) => part.kind === 'outline' && !isShape(part.corners))) return BAD_OUTLINE;
  return name.trim() === '' ? ZONE_NAME_MISSING : undefined;
}

function hourField(hour: number | null): string {
  return hour === null ? '' : String(hour);
}

function hourOf(field: string): number | null {
  return field === '' ? null : Number(field);
}
