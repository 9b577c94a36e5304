import { listRideVouchers } from '#contract/papers/vouchers.calls.ts';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import { saveCompany } from '#contract/platform/company.calls.ts';
import type { Person } from './people.ts';
import { openWorld } from './world.ts';

const beaurivage = {
  legalName: 'Beaurivage',
  legalForm: 'SAS',
  siren: '999840218',
  evtcNumber: 'EVTC075240817',
  insurerName: 'Mutuelle des Quais',
  insurerPolicy: '4817 220',
  mediatorName: 'Médiation Mobilités',
} as const;

/** An operator with an identity, a driver with papers, and a client with a telephone. */
export async function openVoucherWorld() {
  const world = await openWorld();
  const [amelie, chloe] = [await world.client('Amélie'), await world.driver('Chloé')];
  await amelie.savesProfile({ phone: '06 12 34 56 78' });
  await chloe.calls(saveCompany, { body: beaurivage });
  await chloe.savesSettings({
    companyAddress: '27 bis avenue du Général-Michel-Bizot, 75012 Paris',
    contactPhone: '01 84 80 12 60',
  });
  await chloe.savesDriverProfile({
    proCardNumber: '075 241 187 02',
    vehicleMake: 'Mercedes-Benz',
    vehicleModel: 'Classe E 300 de',
    vehiclePlate: 'GH-482-KT',
  });
  return { ...world, amelie, chloe };
}

/** The last version first. */
export async function vouchersOf(reader: Person, { id }: { id: string }): Promise<VoucherView[]> {
  return (await reader.calls(listRideVouchers, { id })).json();
}
