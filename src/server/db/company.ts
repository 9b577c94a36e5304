import { sql } from 'kysely';
import type { CompanyChange } from '#contract/platform/company.ts';
import type { Company } from '#domain/company/company.ts';
import type { CompanyRow, Db } from './schema.ts';

const columns = {
  legalName: 'legal_name',
  legalForm: 'legal_form',
  siren: 'siren',
  siret: 'siret',
  registration: 'registration',
  shareCapital: 'share_capital',
  evtcNumber: 'evtc_number',
  evtcExpiry: 'evtc_expiry',
  vatRegime: 'vat_regime',
  vatNumber: 'vat_number',
  insurerName: 'insurer_name',
  insurerPolicy: 'insurer_policy',
  insurerPhone: 'insurer_phone',
  mediatorName: 'mediator_name',
  mediatorUrl: 'mediator_url',
  mediatorAddress: 'mediator_address',
  publicationDirector: 'publication_director',
  hostName: 'host_name',
  hostAddress: 'host_address',
  hostPhone: 'host_phone',
} as const satisfies Record<keyof Company, keyof CompanyRow>;

const fields = Object.keys(columns) as (keyof Company)[];

/** A backup made before there was a company holds no row of it. */
export async function readCompany(db: Db): Promise<Company> {
  const row = await db.selectFrom('company').selectAll().executeTakeFirst();
  return Object.fromEntries(fields.map((field) => [field, row?.[columns[field]] ?? ''])) as Company;
}

/** Locked until the transaction ends, so that two changes cannot contradict each other. */
export async function holdCompany(trx: Db): Promise<Company> {
  await sql`insert into company default values on conflict do nothing`.execute(trx);
  await trx.selectFrom('company').select('is_only').forUpdate().execute();
  return await readCompany(trx);
}

export async function writeCompany(trx: Db, change: CompanyChange): Promise<void> {
  const changed = fields.filter((field) => change[field] !== undefined);
  const entries = changed.map((field) => [columns[field], stored(field, change[field])]);
  if (entries.length > 0) await trx.updateTable('company').set(Object.fromEntries(entries)).execute();
}

function stored(field: keyof Company, value: string | undefined): string | null | undefined {
  return field === 'evtcExpiry' && value === '' ? null : value;
}
