import { describe, expect, test } from 'vitest';
import { hoursWon, rivalOf, type WeekRule, weekOf } from './week.ts';
import { weekText } from './week-text.ts';

const day: WeekRule = {
  id: '1',
  name: 'Jour',
  isActive: true,
  priority: 0,
  dayOfWeek: null,
  startHour: null,
  endHour: null,
};
const night: WeekRule = { ...day, id: '2', name: 'Nuit', priority: 10, startHour: 20, endHour: 6 };
const sunday: WeekRule = { ...day, id: '3', name: 'Dimanche', priority: 5, dayOfWeek: 0 };

const textOf = (rules: WeekRule[]) => weekText(weekOf(rules)).map((text) => text.replaceAll('\u00a0', ' '));

describe('the week', () => {
  test('begins on Monday and ends on Sunday', () => {
    const week = weekOf([day]);

    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  test('is one sentence when all days are equal', () => {
    expect(textOf([day])).toEqual(['Tous les jours : « Jour » toute la journée']);
  });

  test('groups equal days and names the hours of each rule', () => {
    expect(textOf([day, night, sunday])).toEqual([
      'Du lundi au samedi : « Nuit » de 0 h à 6 h, « Jour » de 6 h à 20 h, « Nuit » de 20 h à 24 h',
      'Dimanche : « Nuit » de 0 h à 6 h, « Dimanche » de 6 h à 20 h, « Nuit » de 20 h à 24 h',
    ]);
  });

  test('says where no rule applies', () => {
    expect(textOf([sunday])).toEqual([
      'Du lundi au samedi : aucune règle toute la journée',
      'Dimanche : « Dimanche » toute la journée',
    ]);
  });
});

describe('a rule among others', () => {
  test('wins the hours that no stronger rule takes', () => {
    expect(hoursWon([day, night, sunday], '3')).toBe(14);
    expect(hoursWon([day, night, sunday], '2')).toBe(70);
  });

  test('is compared with the one it takes its hours from', () => {
    expect(rivalOf(night, [day, sunday])).toBe(day);
    expect(rivalOf(sunday, [day, night])).toBe(day);
    expect(rivalOf(night, [sunday])).toBe(sunday);
  });

  test('is compared with the one that beats it when it wins nothing', () => {
    const weak = { ...day, id: '9', priority: -1 };

    expect(rivalOf(weak, [day])).toBe(day);
  });

  test('has no rival where nothing else applies', () => {
    expect(rivalOf(night, [{ ...sunday, isActive: false }])).toBeUndefined();
  });
});
