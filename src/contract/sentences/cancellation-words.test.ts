import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { termsSteps } from './cancellation-words.fr.ts';

const ride = {
  terms: { freeHours: 24, latePercent: 50, absencePercent: 100 },
  scheduledAt: new Date('2026-05-04T07:30:00Z'),
  estimatedCents: cents(6_500),
};
const now = new Date('2026-05-01T07:30:00Z');
const absence = (freeMinutes?: number) =>
  termsSteps({ ...ride, freeMinutes }, now)
    .find(({ tone }) => tone === 'bad')
    ?.text.replaceAll(/\s/gu, ' ');

describe('an absence costs', () => {
  test('after the minutes of waiting that this pickup has for free', () => {
    expect(absence(15)).toBe('après 15 min d’attente offerte, soit 65,00 €');
    expect(absence(60)).toBe('après 60 min d’attente offerte, soit 65,00 €');
  });

  test('from the hour on where no waiting is free, or none is known', () => {
    expect(absence(0)).toBe('à partir de 09:30, soit 65,00 €');
    expect(absence()).toBe('à partir de 09:30, soit 65,00 €');
  });
});
