import { sql } from 'kysely';
import { listRideBills } from '#contract/papers/bills.calls.ts';
import type { RideBillsView } from '#contract/papers/bills.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import type { CompanyBody } from '#contract/platform/company.ts';
import type { RideView } from '#contract/rides/rides.ts';
import type { BillContent } from '#domain/billing/bill-content.ts';
import type { Person } from './people.ts';
import { withRule } from './prices.ts';
import { openWorld, type World } from './world.ts';

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

export async function billsOf(person: Person, ride: Pick<RideView, 'id'>): Promise<RideBillsView> {
  const [bills] = (await person.calls(listRideBills, { query: { ids: ride.id } })).json();
  if (!bills) throw new Error('the ride is not theirs');
  return bills;
}

/** By its number; a note has that of its ride. */
export async function contentOf({ deps }: World, number: string): Promise<BillContent> {
  const { rows } = await sql<{ content: string }>`
    select content from bills join chain_documents on chain_documents.chain = bills.chain and chain_documents.id = line_id
    where number = ${number} or (number is null and ride_id::text = ${number})`.execute(deps.db);
  return JSON.parse(rows[0]?.content ?? 'null');
}
