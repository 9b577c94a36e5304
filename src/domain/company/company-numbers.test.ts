import { describe, expect, test } from 'vitest';
import {
  evtcNumberFrom,
  isSiren,
  isSiret,
  isVatNumber,
  spaced,
  vatNumberOf,
  withoutSpaces,
} from './company-numbers.ts';

describe('a SIREN', () => {
  test.each(['999840218', '732829320', '356000000'])('%s has a right key', (siren) => {
    expect(isSiren(siren)).toBe(true);
  });

  test.each([
    '999840219',
    '000000000',
    '99984021',
    '9998402180',
    '99984021a',
    'a999840218',
    '999840218a',
    '',
  ])('%j is none', (siren) => {
    expect(isSiren(siren)).toBe(false);
  });
});

describe('a SIRET', () => {
  test.each(['73282932000074', '99984021800039', '35600000000048'])('%s has a right key', (siret) => {
    expect(isSiret(siret)).toBe(true);
  });

  test('of an office of La Poste has digits whose sum is divisible by five', () => {
    expect(isSiret('35600000000002')).toBe(false);
    expect(isSiret('35600000000024')).toBe(true);
  });

  test.each([
    ['99984021800031', 'a wrong key'],
    ['99984021900039', 'a wrong SIREN'],
    ['00000000000000', 'zeros'],
    ['9998402180003', 'a digit missing'],
    ['073282932000074', 'a digit before it'],
    ['732829320000740', 'a digit after it'],
    ['73282932000083', 'the sum of La Poste without being La Poste'],
  ])('%s has %s', (siret) => {
    expect(isSiret(siret)).toBe(false);
  });
});

describe('a number for value added tax', () => {
  test('follows from the SIREN', () => {
    expect(vatNumberOf('732829320')).toBe('FR44732829320');
    expect(vatNumberOf('999840218')).toBe('FR45999840218');
    expect(isVatNumber('FR44732829320')).toBe(true);
  });

  test.each([
    'FR45732829320',
    'FR44732829321',
    'DE44732829320',
    'FR4473282932',
    'XFR44732829320',
    'FR44732829320X',
    'FR12000000000',
    '',
  ])('%j is none', (typed) => {
    expect(isVatNumber(typed)).toBe(false);
  });
});

describe('a number in the register of VTC', () => {
  test.each([
    ['EVTC075240817', 'EVTC075240817'],
    [' evtc 075 240 817 ', 'EVTC075240817'],
    ['EVTC075240817123', 'EVTC075240817123'],
    ['EVTC2A2408170', 'EVTC2A2408170'],
    ['evtc2b2408170123', 'EVTC2B2408170123'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(evtcNumberFrom(typed)).toBe(stored);
  });

  test.each(['075240817', 'EVTC', 'EVTC07524081', 'EVTC0752408171234', 'EVTC2C2408170', 'VTC075240817'])(
    '%j is none',
    (typed) => {
      expect(evtcNumberFrom(typed)).toBeUndefined();
    },
  );
});

test.each([
  ['999840218', 'siren', '999 840 218'],
  ['99984021800039', 'siret', '999 840 218 00039'],
  ['FR45999840218', 'vatNumber', 'FR45 999 840 218'],
  ['9998', 'siren', '999 8'],
  ['', 'siren', ''],
] as const)('%j, a %s, is read as %j', (number, kind, text) => {
  expect(spaced(number, kind)).toBe(text);
});

test('spaces are typed, not stored', () => {
  expect(withoutSpaces(' 999 840\u00a0218\t')).toBe('999840218');
});
