import { MOST_FREE_HOURS, termsFrom } from '#domain/ride/cancellation-terms.ts';
import type { CancellationTerms } from '#domain/ride/ride.ts';

/** The typed values; switched off, clients owe nothing. */
export type TermsDraft = { isOn: boolean; freeHours: string; latePercent: string; absencePercent: string };

export type TermsField = Exclude<keyof TermsDraft, 'isOn'>;

const proposed: CancellationTerms = { freeHours: 24, latePercent: 50, absencePercent: 100 };

export function draftOf(stored: string): TermsDraft {
  const terms = termsFrom(stored);
  const { freeHours, latePercent, absencePercent } = terms ?? proposed;
  return {
    isOn: terms !== null,
    freeHours: String(freeHours),
    latePercent: String(latePercent),
    absencePercent: String(absencePercent),
  };
}

/** As stored in the settings; '' when switched off. */
export function storedText({ isOn, freeHours, latePercent, absencePercent }: TermsDraft): string {
  return isOn ? [freeHours, latePercent, absencePercent].map((text) => text.trim()).join('/') : '';
}

const most: Record<TermsField, number> = {
  freeHours: MOST_FREE_HOURS,
  latePercent: 100,
  absencePercent: 100,
};

export function problemOf(draft: TermsDraft, field: TermsField): string | undefined {
  const isWhole = /^\d{1,3}$/u.test(draft[field].trim());
  return isWhole && Number(draft[field]) <= most[field]
    ? undefined
    : `Un nombre entier de 0 à ${most[field]}.`;
}
