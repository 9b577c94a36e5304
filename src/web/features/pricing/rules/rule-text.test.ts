import { describe, expect, test } from 'vitest';
import { conditionsText, hoursSentence } from './rule-text.ts';

describe('a night', () => {
  const tuesday = { dayOfWeek: 2, startHour: 22, endHour: 5 };

  test('of one day is named after the day on which it begins and the one on which it ends', () => {
    expect(conditionsText(tuesday)).toBe('Nuit de mardi à mercredi, 22:00 – 05:00');
    expect(hoursSentence(tuesday)).toBe(
      'La nuit qui commence le mardi\u00a0: du mardi 22:00 inclus au mercredi 05:00 exclu, à l’heure prévue de la course (heure de Paris).',
    );
    expect(conditionsText({ ...tuesday, dayOfWeek: 6 })).toContain('Nuit de samedi à dimanche');
  });

  test('of every day goes over midnight', () => {
    expect(hoursSentence({ ...tuesday, dayOfWeek: null })).toContain(
      'De 22:00 inclus à 05:00 exclu, en passant par minuit',
    );
    expect(conditionsText({ ...tuesday, dayOfWeek: null })).toBe('Tous les jours, 22:00 – 05:00');
  });

  test('that ends at midnight is an evening', () => {
    expect(conditionsText({ ...tuesday, endHour: 0 })).toBe('Mardi, 22:00 – 00:00');
    expect(hoursSentence({ ...tuesday, endHour: 0 })).toContain('De 22:00 inclus à 00:00 exclu, à l’heure');
  });
});
