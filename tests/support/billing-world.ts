import { saveCompany } from '#contract/platform/company.calls.ts';
import type { CompanyBody } from '#contract/platform/company.ts';
import { withRule } from './prices.ts';
import { openWorld } from './world.ts';

/** An operator that can invoice, once its address is known. */
export const beaurivage: CompanyBody = {
  legalName: 'Beaurivage',
  legalForm: 'SAS',
  siren: '999 840 218',
  siret: '999 840 218 00013',
  registration: 'Paris',
  shareCapital: '5 000 €',
  evtcNumber: 'EVTC075240817',
  vatRegime: 'liable',
  vatNumber: 'FR45 999 840 218',
  insurerName: 'Mutuelle des Quais',
  insurerPolicy: '4817 220',
};

/** A world whose operator has entered its company details, so that it can invoice. */
export async function openBillingWorld(change: CompanyBody = {}) {
  const world = await openWorld();
  await withRule(world);
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  await chloe.calls(saveCompany, { body: { ...beaurivage, ...change } });
  await chloe.savesSettings({
    appName: 'Beaurivage',
    companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    contactPhone: '01 84 80 12 60',
  });
  return { ...world, amelie, chloe, ines };
}
