import { expect, test } from 'vitest';
import { getCompany, listControlPoints, saveCompany } from '#contract/platform/company.calls.ts';
import { openWorld } from '#tests/support/world.ts';

const beaurivage = {
  legalName: 'Beaurivage',
  legalForm: 'SAS',
  siren: '999 840 218',
  siret: '999 840 218 00039',
  evtcNumber: 'evtc 075 240 817',
  evtcExpiry: '2030-02-11',
  vatRegime: 'liable',
  vatNumber: 'FR45 999 840 218',
  insurerName: 'Mutuelle des Quais',
  mediatorName: 'Médiation Mobilités',
  mediatorUrl: 'https://mediation-mobilites.example',
} as const;

test('a platform begins without an identity and is given one part by part', async () => {
  const { driver, admin } = await openWorld();
  const [chloe, ines] = [await driver('Chloé'), await admin('Inès')];

  expect((await chloe.calls(getCompany)).json()).toMatchObject({ legalName: '', siren: '', evtcExpiry: '' });
  await chloe.calls(saveCompany, { body: beaurivage });
  await ines.calls(saveCompany, { body: { registration: 'Paris', evtcExpiry: '' } });

  expect((await chloe.calls(getCompany)).json()).toMatchObject({
    ...beaurivage,
    siren: '999840218',
    siret: '99984021800039',
    evtcNumber: 'EVTC075240817',
    evtcExpiry: '',
    vatNumber: 'FR45999840218',
    registration: 'Paris',
  });
});

test.each([
  [{ siren: '999840219' }, 'siren', /clé de ce SIREN/u],
  [{ siret: '99984021800031' }, 'siret', /clé de ce SIRET/u],
  [{ siret: '73282932000074' }, 'siret', /n’est pas celui d’un établissement/u],
  [{ vatNumber: 'FR44732829320' }, 'vatNumber', /n’est pas celui de votre SIREN/u],
  [{ evtcNumber: '075240817' }, 'evtcNumber', /s’écrit EVTC/u],
  [{ evtcExpiry: '2026-02-29' }, 'evtcExpiry', /n’existe pas/u],
  [{ mediatorUrl: 'javascript:alert(1)' }, 'mediatorUrl', /commence par https/u],
  [{ legalForm: 'SCI' }, 'legalForm', /inconnue/u],
])('%j is refused under its field, and nothing is stored', async (change, field, sentence) => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  await chloe.calls(saveCompany, { body: { siren: '999840218' } });

  const answer = await chloe.sends('PATCH', saveCompany.path, { body: { registration: 'Paris', ...change } });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[field]).toMatch(sentence);
  expect((await chloe.calls(getCompany)).json()).toMatchObject({ registration: '', siret: '' });
});

test('the driver reads what a roadside check would find, until all is well', async () => {
  const { driver } = await openWorld();
  const chloe = await driver('Chloé');
  const points = async () => (await chloe.calls(listControlPoints)).json().map(({ point }) => point);

  expect(await points()).toContain('evtc_number');
  await chloe.calls(saveCompany, { body: beaurivage });
  await chloe.savesSettings({
    companyAddress: '27 bis avenue Bizot, 75012 Paris',
    contactPhone: '01 84 80 12 60',
  });
  await chloe.savesDriverProfile({
    proCardNumber: '075 240 817',
    proCardExpiry: '2099-01-01',
    medicalVisitExpiry: '2099-01-01',
    insuranceExpiry: '2000-01-01',
    technicalCheckExpiry: '2099-01-01',
    vehiclePlate: 'GH-482-KT',
    vehicleCo2e: 121,
  });

  expect((await chloe.calls(listControlPoints)).json()).toMatchObject([
    { point: 'insurance_expiry', urgency: 'urgent', expiry: '2000-01-01' },
  ]);
  await chloe.savesDriverProfile({ insuranceExpiry: '2099-01-01' });
  expect(await points()).toEqual([]);
});
