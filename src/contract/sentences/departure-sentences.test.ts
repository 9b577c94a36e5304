import { expect, test } from 'vitest';
import { gapsText, noDepartureText, refusalText } from './departure-sentences.fr.ts';

const now = new Date('2026-05-07T12:36:00Z');
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const off = (startsAt: string, endsAt: string, wholeDays: boolean) => ({
  kind: 'day_off' as const,
  off: { startsAt: new Date(startsAt), endsAt: new Date(endsAt), wholeDays },
});

test.each([
  [
    { kind: 'outside_hours', day: '2026-05-10', after: null, before: 420 },
    'Pas de départ le dimanche avant 07:00.',
  ],
  [
    { kind: 'outside_hours', day: '2026-05-10', after: 1200, before: null },
    'Pas de départ le dimanche après 20:00.',
  ],
  [
    { kind: 'outside_hours', day: '2026-05-11', after: 780, before: 900 },
    'Pas de départ entre 13:00 et 15:00.',
  ],
  [{ kind: 'outside_hours', day: '2026-05-09', after: null, before: null }, 'Pas de départ le samedi.'],
  [off('2026-05-07T22:00:00Z', '2026-05-09T22:00:00Z', true), 'Aucun départ du ven. 8 au sam. 9 mai.'],
  [
    off('2026-05-30T22:00:00Z', '2026-06-01T22:00:00Z', true),
    'Aucun départ du dim. 31 mai au lun. 1er juin.',
  ],
  [off('2026-05-20T22:00:00Z', '2026-05-21T22:00:00Z', true), 'Aucun départ le jeu. 21 mai.'],
  [
    off('2026-05-19T11:00:00Z', '2026-05-19T13:00:00Z', false),
    'Aucun départ le mar. 19 mai entre 13:00 et 15:00.',
  ],
  [
    { kind: 'too_soon', noticeMinutes: 120, from: new Date('2026-05-07T14:36:00Z') },
    'Réservez au moins 2 heures à l’avance : à partir de 16:36 aujourd’hui.',
  ],
  [
    { kind: 'too_soon', noticeMinutes: 720, from: new Date('2026-05-08T00:36:00Z') },
    'Réservez au moins 12 heures à l’avance : à partir du ven. 8 mai à 02:36.',
  ],
  [{ kind: 'too_soon', noticeMinutes: 0, from: now }, 'Choisissez un départ à venir.'],
  [{ kind: 'too_far', lastDay: '2026-07-29' }, 'Les réservations sont ouvertes jusqu’au mer. 29 juillet.'],
  [{ kind: 'taken' }, 'Ce moment n’est plus disponible.'],
] as const)('%j reads « %s »', (answer, text) => {
  expect(plain(refusalText(answer, now))).toBe(text);
});

test('the holes of a day are one sentence', () => {
  expect(gapsText([])).toBeNull();
  expect(
    gapsText([
      { from: 495, to: 555 },
      { from: 780, to: 900 },
    ]),
  ).toBe('Pas de départ entre 08:15 et 09:15, ni de 13:00 à 15:00.');
});

test('where nothing can be, the telephone is said', () => {
  expect(noDepartureText('01 84 80 12 60')).toBe(
    'Aucun départ possible pour le moment. Appelez le 01 84 80 12 60.',
  );
  expect(noDepartureText('')).toBe('Aucun départ possible pour le moment.');
});
