import { readBillingSettings } from '#server/db/billing-settings.ts';
import { readCompany } from '#server/db/company.ts';
import type { Db, NewRide } from '#server/db/schema.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import {
  creditInvoice,
  findBilledRides,
  issueDueBills,
  keepBillingDetails,
} from '#server/features/bills/index.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { UNPAID } from './payments.ts';

const DAY_MS = 86_400_000;
/** Older rides have no bill yet, only the offer of one. */
const LATEST = 10;

/** Camille rides for a company: her rides are invoiced unasked. */
const atelier = {
  kind: 'company',
  name: 'Atelier Delmas SARL',
  address: 'Tour Majunga, 6 place de la Pyramide, 92800 Puteaux',
  country: 'FR',
  siren: '999317050',
  vatNumber: 'FR01999317050',
  orderReference: 'PROJET-2291',
} as const;

type Order = {
  rides: NewRide[];
  companyClientId: string;
  driverId: string;
  stored: SettingsSnapshot['stored'];
};

/** The bills of Camille's rides and of the latest ones, in the order in which they ended, and one avoir. */
export async function issueBills(trx: Db, secrets: SecretBox, order: Order): Promise<void> {
  await keepBillingDetails(trx, order.companyClientId, atelier, new Date());
  const snapshot: SettingsSnapshot = {
    stored: order.stored,
    company: await readCompany(trx),
    billing: await readBillingSettings(trx),
    hasHours: true,
  };
  const settings = { current: async () => snapshot, atHand: () => snapshot, forget: () => {} };
  const ended = order.rides
    .flatMap(({ id, client_id, status, ended_at }) =>
      status === 'completed' && ended_at ? [{ id, client_id, at: new Date(ended_at) }] : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const billed = ended.filter(
    ({ client_id }, index) => client_id === order.companyClientId || index >= ended.length - LATEST,
  );
  const rides = await findBilledRides(
    trx,
    billed.map(({ id }) => id),
  );
  for (const { id, at } of billed) {
    const ride = rides.find((found) => found.id === id);
    if (ride) await issueDueBills({ settings, secrets, clock: () => at }, trx, ride);
  }
  // The avoir is for a ride that was paid.
  const last = ended.slice(0, -UNPAID).findLast(({ client_id }) => client_id === order.companyClientId);
  const ride = rides.find(({ id }) => id === last?.id);
  if (!last || !ride) return;
  await creditInvoice(
    { secrets, clock: () => new Date(Math.min(last.at.getTime() + DAY_MS, Date.now())) },
    trx,
    ride,
    {
      reason: 'Attente offerte : les bagages sont arrivés en retard.',
      lines: [{ line: 0, amount: '4.00' }],
      issuedBy: order.driverId,
    },
  );
}
