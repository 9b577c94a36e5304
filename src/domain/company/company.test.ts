import { expect, test } from 'vitest';
import { foreignNumbers, hasShareCapital, legalForms, nameWithForm, registerName } from './company.ts';

test('a person who trades alone has no share capital, a company has', () => {
  expect(legalForms.filter((legalForm) => hasShareCapital({ legalForm }))).toEqual([
    'EURL',
    'SASU',
    'SARL',
    'SAS',
  ]);
  expect(hasShareCapital({ legalForm: '' })).toBe(false);
});

test('a company stands in the register of trade, a person in the national one', () => {
  expect(['SAS', 'EI', 'micro-entreprise', ''].map((legalForm) => registerName({ legalForm }))).toEqual([
    'RCS',
    'RNE',
    'RNE',
    'RNE',
  ]);
});

test.each([
  ['Beaurivage', 'SAS', 'Beaurivage SAS'],
  ['SAS Beaurivage', 'SAS', 'SAS Beaurivage'],
  ['Beaurivage sas', 'SAS', 'Beaurivage sas'],
  ['Beaurivage SAS', 'SAS', 'Beaurivage SAS'],
  ['Chloé Vasseur', 'EI', 'Chloé Vasseur EI'],
  ['Chloé Vasseur', 'micro-entreprise', 'Chloé Vasseur EI'],
  ['Beaurivage', '', 'Beaurivage'],
  ['', 'SAS', ''],
])('%s, %s is named %s on its papers', (legalName, legalForm, named) => {
  expect(nameWithForm({ legalName, legalForm })).toBe(named);
});

test.each([
  [{ siren: '999840218', siret: '99984021800039', vatNumber: 'FR45999840218' }, []],
  [{ siren: '999840218', siret: '', vatNumber: '' }, []],
  [{ siren: '', siret: '73282932000074', vatNumber: 'FR44732829320' }, []],
  [{ siren: '999840219', siret: '99984021800039', vatNumber: 'FR45999840218' }, []],
  [{ siren: '999840218', siret: '73282932000074', vatNumber: '' }, ['siret']],
  [{ siren: '999840218', siret: '', vatNumber: 'FR44732829320' }, ['vatNumber']],
  [{ siren: '999840218', siret: '73282932000074', vatNumber: 'FR44732829320' }, ['siret', 'vatNumber']],
])('%j belongs to one company but for %j', (numbers, foreign) => {
  expect(foreignNumbers(numbers)).toEqual(foreign);
});
