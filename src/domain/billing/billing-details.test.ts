import { describe, expect, test } from 'vitest';
import { type BillingDetails, billingProblems, relevantDetails } from './billing-details.ts';

const company: BillingDetails = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999317050',
  vatNumber: 'FR01999317050',
  orderReference: '',
};

describe('billing details', () => {
  test('of a French company with a right SIREN and its VAT number are fine', () => {
    expect(billingProblems(company)).toEqual({});
    expect(billingProblems({ ...company, vatNumber: '' })).toEqual({});
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ address: '' }, { address: 'required' }],
    [{ country: 'XX' }, { country: 'invalid' }],
    [{ siren: '' }, { siren: 'required' }],
    [{ siren: '999317051' }, { siren: 'invalid' }],
    [{ vatNumber: 'FR02999317050' }, { vatNumber: 'invalid' }],
    [{ vatNumber: 'FR45999840218' }, { vatNumber: 'foreign' }],
  ])('with %j are refused', (change, problems) => {
    expect(billingProblems({ ...company, ...change })).toMatchObject(problems);
  });

  test.each([
    ['BE', 'BE0123456789', true],
    ['BE', 'BE9123456789', false],
    ['DE', 'DE123456789', true],
    ['DE', '123456789', false],
    ['GR', 'EL123456789', true],
    ['GR', 'GR123456789', false],
    ['ES', 'ESX1234567R', true],
    ['US', '123456789', true],
    ['MC', 'FR45999840218', true],
  ])('of a company in %s with %s: %s, and it needs no SIREN', (country, vatNumber, isRight) => {
    const problems = billingProblems({ ...company, country, siren: '', vatNumber });

    expect(problems).toEqual(isRight ? {} : { vatNumber: 'invalid' });
  });

  test('of a person need a name and an address only', () => {
    const person = { ...company, kind: 'person' as const, siren: 'x', vatNumber: 'y' };

    expect(billingProblems(person)).toEqual({});
    expect(relevantDetails(person)).toMatchObject({ siren: '', vatNumber: '' });
  });

  test('of a foreign company keep no SIREN', () => {
    expect(relevantDetails({ ...company, country: 'BE' })).toMatchObject({
      siren: '',
      vatNumber: company.vatNumber,
    });
    expect(relevantDetails(company)).toEqual(company);
  });
});
