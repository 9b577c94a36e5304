import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money.ts';
import { termsSentence, termsSteps } from './cancellation-words.fr.ts';

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

describe('an email', () => {
  const said = (isPending: boolean, moment: Date) =>
    termsSentence({ ...ride, isPending }, moment).replaceAll(/\s/gu, ' ');
  const late = new Date('2026-05-03T12:00:00Z');

  test('says until when a cancellation is free', () => {
    expect(said(false, now)).toBe(
      'Annulation gratuite jusqu’au dim. 3 mai à 09:30 ; ensuite 50 %, soit 32,50 € ; en cas d’absence 100 %, soit 65,00 €.',
    );
  });

  test('promises no moment that is past', () => {
    expect(said(false, late)).toBe('Annulation : 50 %, soit 32,50 € ; en cas d’absence 100 %, soit 65,00 €.');
    expect(said(true, late)).toMatch(
      /^Annulation gratuite tant que la demande attend une réponse ; ensuite 50 %/u,
    );
  });
});
