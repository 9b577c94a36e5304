import { describe, expect, test } from 'vitest';
import type { Company } from './company.ts';
import { type ControlFacts, controlList, type DriverPapers } from './control-list.ts';

const company: Company = {
  legalName: 'Beaurivage',
  legalForm: 'SAS',
  siren: '999840218',
  siret: '99984021800039',
  registration: 'Paris',
  shareCapital: '5 000 €',
  evtcNumber: 'EVTC075240817',
  evtcExpiry: '2030-02-11',
  vatRegime: 'liable',
  vatNumber: 'FR45999840218',
  insurerName: 'Mutuelle des Quais',
  insurerPolicy: '4817 220',
  insurerPhone: '01 55 00 00 17',
  mediatorName: 'Médiation Mobilités',
  mediatorUrl: 'https://mediation-mobilites.example',
  mediatorAddress: '12 rue de l’Exemple, 75000 Paris',
  publicationDirector: 'Chloé Vasseur-Montigny',
  hostName: 'Hébergement Exemple SAS',
  hostAddress: '1 rue du Serveur, 59000 Lille',
  hostPhone: '03 00 00 00 59',
};
const papers: DriverPapers = {
  proCardNumber: '075 240 817',
  proCardExpiry: '2029-01-01',
  medicalVisitExpiry: '2029-01-01',
  insuranceExpiry: '2029-01-01',
  technicalCheckExpiry: '2029-01-01',
  vehiclePlate: 'GH-482-KT',
  vehicleCo2e: 121,
};
const contact = {
  address: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
  phone: '01 84 80 12 60',
  email: 'bonjour@beaurivage.demo',
};

type Changes = {
  company?: Partial<Company>;
  papers?: Partial<DriverPapers>;
  contact?: Partial<typeof contact>;
};

function listWith(changes: Changes) {
  const facts: ControlFacts = {
    company: { ...company, ...changes.company },
    papers: { ...papers, ...changes.papers },
    contact: { ...contact, ...changes.contact },
    today: '2026-05-07',
  };
  return controlList(facts);
}

describe('the list of a roadside check', () => {
  test('is empty when all is well', () => {
    expect(listWith({})).toEqual([]);
  });

  test.each([
    [{ company: { legalName: ' ' } }, 'operator_name'],
    [{ contact: { address: '' } }, 'operator_address'],
    [{ contact: { phone: '', email: '' } }, 'operator_phone'],
    [{ company: { evtcNumber: '' } }, 'evtc_number'],
    [{ company: { siren: '' } }, 'siren'],
    [{ papers: { proCardNumber: '' } }, 'pro_card_number'],
    [{ papers: { vehiclePlate: '' } }, 'vehicle_plate'],
  ])('is urgent about a missing mention: %j', (changes, point) => {
    expect(listWith(changes)).toEqual([{ point, urgency: 'urgent' }]);
  });

  test.each([
    [{ company: { insurerName: '' } }, 'insurer'],
    [{ company: { mediatorName: '' } }, 'mediator'],
    [{ papers: { vehicleCo2e: null } }, 'vehicle_co2e'],
    [{ papers: { insuranceExpiry: '' } }, 'insurance_expiry'],
  ])('says what would be useful: %j', (changes, point) => {
    expect(listWith(changes)).toEqual([{ point, urgency: 'useful' }]);
  });

  test('asks for a telephone or an email, not for both', () => {
    expect(listWith({ contact: { phone: '' } })).toEqual([]);
    expect(listWith({ contact: { email: '' } })).toEqual([]);
  });

  test('knows zero grams per kilometre', () => {
    expect(listWith({ papers: { vehicleCo2e: 0 } })).toEqual([]);
  });

  test.each([
    ['2026-07-07', undefined],
    ['2026-07-06', { urgency: 'soon', daysLeft: 60 }],
    ['2026-05-22', { urgency: 'soon', daysLeft: 15 }],
    ['2026-05-07', { urgency: 'soon', daysLeft: 0 }],
    ['2026-05-06', { urgency: 'urgent', daysLeft: -1 }],
  ])('for a paper that ends on %s', (expiry, expected) => {
    for (const [field, point] of [
      ['proCardExpiry', 'pro_card_expiry'],
      ['medicalVisitExpiry', 'medical_visit_expiry'],
      ['insuranceExpiry', 'insurance_expiry'],
      ['technicalCheckExpiry', 'technical_check_expiry'],
    ])
      expect(listWith({ papers: { [field as string]: expiry } })).toEqual(
        expected ? [{ point, expiry, ...expected }] : [],
      );
    expect(listWith({ company: { evtcExpiry: expiry } })).toEqual(
      expected ? [{ point: 'evtc_expiry', expiry, ...expected }] : [],
    );
  });

  test('begins with what is urgent, and in it with what is missing, then with what ends first', () => {
    const list = listWith({
      company: { evtcNumber: '' },
      papers: {
        medicalVisitExpiry: '2026-06-28',
        technicalCheckExpiry: '2026-05-22',
        insuranceExpiry: '2026-05-04',
        vehicleCo2e: null,
      },
    });

    expect(list.map(({ point, daysLeft }) => [point, daysLeft])).toEqual([
      ['evtc_number', undefined],
      ['insurance_expiry', -3],
      ['technical_check_expiry', 15],
      ['medical_visit_expiry', 52],
      ['vehicle_co2e', undefined],
    ]);
  });
});
