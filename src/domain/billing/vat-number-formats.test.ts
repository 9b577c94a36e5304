import { describe, expect, test } from 'vitest';
import { billingCountries, isVatNumberOf } from './vat-number-formats.ts';

/** Of each country: numbers as it writes them, then some that are nearly so. */
const numbers: Record<string, { right: string[]; wrong: string[] }> = {
  AT: {
    right: ['ATU12345678'],
    wrong: ['AT12345678', 'ATU1234567', 'ATU123456789', 'ATX12345678', 'ATUA2345678'],
  },
  BE: { right: ['BE0123456789', 'BE1123456789'], wrong: ['BE2123456789', 'BE012345678', 'BE01234567890'] },
  BG: { right: ['BG123456789', 'BG1234567890'], wrong: ['BG12345678', 'BG12345678901', 'BG12345678X'] },
  CH: {
    right: ['CHE123456789', 'CH123456789', 'CHE123456789MWST', 'CHE123456789TVA', 'CHE123456789IVA'],
    wrong: ['CHE12345678', 'CHE1234567890', 'CHE123456789VAT', 'CHX123456789', 'CHEX23456789'],
  },
  CY: { right: ['CY12345678X'], wrong: ['CY123456789', 'CY1234567X', 'CY123456789X', 'CY12345678XY'] },
  CZ: { right: ['CZ12345678', 'CZ1234567890'], wrong: ['CZ1234567', 'CZ12345678901', 'CZ1234567X'] },
  DE: { right: ['DE123456789'], wrong: ['DE12345678', 'DE1234567890', 'DE12345678X', 'FR123456789'] },
  DK: { right: ['DK12345678'], wrong: ['DK1234567', 'DK123456789', 'DK1234567X'] },
  EE: { right: ['EE123456789'], wrong: ['EE12345678', 'EE1234567890', 'EE12345678X'] },
  ES: {
    right: ['ESX1234567X', 'ES12345678X', 'ESX12345678'],
    wrong: ['ESX123456X', 'ESX12345678X', 'ESX123456XX', 'ES-1234567X', 'ESX1234567-'],
  },
  FI: { right: ['FI12345678'], wrong: ['FI1234567', 'FI123456789', 'FI1234567X'] },
  GB: {
    right: ['GB123456789', 'GB123456789012', 'GBGD123', 'GBHA123'],
    wrong: [
      'GB12345678',
      'GB1234567890',
      'GB1234567890123',
      'GBGD12',
      'GBHA1234',
      'GBGDX23',
      'GBHAX23',
      'GB12345678X',
    ],
  },
  GR: { right: ['EL123456789'], wrong: ['GR123456789', 'EL12345678', 'EL1234567890', 'EL12345678X'] },
  HR: { right: ['HR12345678901'], wrong: ['HR1234567890', 'HR123456789012', 'HR1234567890X'] },
  HU: { right: ['HU12345678'], wrong: ['HU1234567', 'HU123456789', 'HU1234567X'] },
  IE: {
    right: ['IE1234567X', 'IE1234567XA', 'IE1X23456X', 'IE1+23456X', 'IE1*23456X'],
    wrong: [
      'IE1234567',
      'IE1234567XAB',
      'IE123456X',
      'IE1X23456',
      'IE1X23456XX',
      'IEX123456X',
      'IE1X2345X',
      'IE1X234567X',
    ],
  },
  IT: { right: ['IT12345678901'], wrong: ['IT1234567890', 'IT123456789012', 'IT1234567890X'] },
  LT: {
    right: ['LT123456789', 'LT123456789012'],
    wrong: ['LT1234567890', 'LT12345678', 'LT1234567890123', 'LT12345678X'],
  },
  LU: { right: ['LU12345678'], wrong: ['LU1234567', 'LU123456789', 'LU1234567X'] },
  LV: { right: ['LV12345678901'], wrong: ['LV1234567890', 'LV123456789012', 'LV1234567890X'] },
  MT: { right: ['MT12345678'], wrong: ['MT1234567', 'MT123456789', 'MT1234567X'] },
  NL: {
    right: ['NL123456789B01', 'NLA1+*56789BX+'],
    wrong: [
      'NL123456789C01',
      'NL12345678B01',
      'NL1234567890B01',
      'NL123456789B0',
      'NL123456789B012',
      'NL12345678-B01',
    ],
  },
  PL: { right: ['PL1234567890'], wrong: ['PL123456789', 'PL12345678901', 'PL123456789X'] },
  PT: { right: ['PT123456789'], wrong: ['PT12345678', 'PT1234567890', 'PT12345678X'] },
  RO: { right: ['RO12', 'RO1234567890'], wrong: ['RO1', 'RO12345678901', 'RO1X'] },
  SE: { right: ['SE123456789012'], wrong: ['SE12345678901', 'SE1234567890123', 'SE12345678901X'] },
  SI: { right: ['SI12345678'], wrong: ['SI1234567', 'SI123456789', 'SI1234567X'] },
  SK: { right: ['SK1234567890'], wrong: ['SK123456789', 'SK12345678901', 'SK123456789X'] },
  FR: { right: ['FR01999317050'], wrong: ['FR02999317050', 'DE999317050'] },
  MC: { right: ['FR01999317050'], wrong: ['MC01999317050'] },
  NO: { right: ['NO123456789MVA', '12'], wrong: ['', 'X', 'NO 123', 'no123', '123456789012345678901'] },
  US: { right: ['123456789'], wrong: ['12-3456789'] },
};

describe('a VAT number', () => {
  test('has a format in every country that can be chosen', () => {
    expect(Object.keys(numbers).toSorted()).toEqual([...billingCountries].toSorted());
  });

  describe.each(Object.entries(numbers))('of %s', (country, { right, wrong }) => {
    test.each(right)('may be %s', (number) => expect(isVatNumberOf(country, number)).toBe(true));
    test.each(wrong)('is not %j', (number) => expect(isVatNumberOf(country, number)).toBe(false));
    test.each(right.filter((number) => number.startsWith(country)))(
      'is %s and nothing around it',
      (number) => {
        expect(isVatNumberOf(country, `${number}\n`)).toBe(false);
        expect(isVatNumberOf(country, ` ${number}`)).toBe(false);
      },
    );
  });
});
