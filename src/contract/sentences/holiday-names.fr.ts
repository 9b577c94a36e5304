import type { Holiday } from '#domain/time/public-holidays.ts';

export const holidayNames: Record<Holiday, string> = {
  new_year: 'Jour de l’an',
  easter_monday: 'Lundi de Pâques',
  labour_day: 'Fête du Travail',
  victory_1945: 'Victoire 1945',
  ascension: 'Ascension',
  whit_monday: 'Pentecôte',
  bastille_day: 'Fête nationale',
  assumption: 'Assomption',
  all_saints: 'Toussaint',
  armistice_1918: 'Armistice 1918',
  christmas: 'Noël',
};
