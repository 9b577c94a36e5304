import { type Cents, moneyText } from '#domain/money.ts';
import { dueIfAbsent, freeToCancelUntil, shareOf } from '#domain/ride/cancellation-terms.ts';
import type { CancellationTerms } from '#domain/ride/ride.ts';
import { clockText, euroText, momentText } from './french.ts';

/** An order, or a possible one. */
export type TermedRide = {
  terms: CancellationTerms;
  scheduledAt: Date;
  estimatedCents: Cents;
  /** The free waiting minutes at this pickup, where known. */
  freeMinutes?: number | undefined;
};

export type TermsStep = { tone: 'ok' | 'warn' | 'bad'; title: string; text: string };

/** The steps of the terms, each with a moment and an amount; `now` decides whether the free time is over. */
export function termsSteps(ride: TermedRide, now: Date): TermsStep[] {
  const { terms, estimatedCents } = ride;
  const { latePercent, absencePercent } = terms;
  const late = latePercent > 0 && {
    tone: 'warn' as const,
    title: `${latePercent}\u00a0% ensuite`,
    text: `soit ${euros(shareOf(estimatedCents, latePercent))}`,
  };
  const absence = absencePercent > 0 && {
    tone: 'bad' as const,
    title: `${absencePercent}\u00a0% en cas d’absence`,
    text: `${absentFrom(ride)}, soit ${euros(dueIfAbsent({ ...ride, status: 'accepted' }) ?? 0)}`,
  };
  return [{ tone: 'ok' as const, title: 'Gratuit', text: freeText(ride, now) }, late, absence].filter(
    (step) => step !== false,
  );
}

/** 'après 15 min d’attente offerte' */
function absentFrom({ scheduledAt, freeMinutes = 0 }: TermedRide): string {
  if (freeMinutes === 0) return `à partir de ${clockText(scheduledAt)}`;
  return `après ${freeMinutes}\u00a0min d’attente offerte`;
}

/** The same in one sentence, for emails: of an accepted ride, a free time that is over is no longer promised. */
export function termsSentence(ride: TermedRide & { isPending: boolean }, now: Date): string {
  const { latePercent, absencePercent } = ride.terms;
  const late = `${latePercent}\u00a0%, soit ${euros(shareOf(ride.estimatedCents, latePercent))}`;
  const absent = `${absencePercent}\u00a0%, soit ${euros(shareOf(ride.estimatedCents, absencePercent))}`;
  const cancelled =
    isFreeTimeOver(ride, now) && !ride.isPending
      ? [lateSentence(ride)]
      : [`Annulation gratuite ${freeText(ride, now)}`, ...(latePercent > 0 ? [`ensuite ${late}`] : [])];
  return `${[...cancelled, ...(absencePercent > 0 ? [`en cas d’absence ${absent}`] : [])].join('\u00a0; ')}.`;
}

/** 'Annulation gratuite jusqu’au dim. 3 mai à 09:30.' */
export function freeSentence(ride: TermedRide): string {
  return `Annulation gratuite ${untilText(ride)}.`;
}

/** 'Annulation : 50 %, soit 49,65 €' */
export function lateSentence({ terms, estimatedCents }: TermedRide): string {
  const fee = euros(shareOf(estimatedCents, terms.latePercent));
  return `Annulation\u00a0: ${terms.latePercent}\u00a0%, soit ${fee}`;
}

/** 'Annulation gratuite jusqu’à 24 h avant le départ, ensuite 50 % du prix convenu, 100 % en cas d’absence.' */
export function generalTerms({ freeHours, latePercent, absencePercent }: CancellationTerms): string {
  const isFree = latePercent === 0;
  return `${[
    `Annulation gratuite jusqu’${isFree || freeHours === 0 ? 'au départ' : `à ${freeHours}\u00a0h avant le départ`}`,
    ...(isFree ? [] : [`ensuite ${latePercent}\u00a0% du prix convenu`]),
    ...(absencePercent > 0 ? [`${absencePercent}\u00a0% en cas d’absence`] : []),
  ].join(', ')}.`;
}

function freeText(ride: TermedRide, now: Date): string {
  return isFreeTimeOver(ride, now) ? 'tant que la demande attend une réponse' : untilText(ride);
}

function isFreeTimeOver({ terms, scheduledAt }: TermedRide, now: Date): boolean {
  return terms.latePercent > 0 && freeToCancelUntil(terms, scheduledAt) < now;
}

function untilText({ terms, scheduledAt }: TermedRide): string {
  if (terms.latePercent === 0 || terms.freeHours === 0) return 'jusqu’au départ';
  return `jusqu’au ${momentText(freeToCancelUntil(terms, scheduledAt))}`;
}

function euros(amount: Cents | 0): string {
  return euroText(moneyText(amount as Cents));
}
