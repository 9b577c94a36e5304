import { sql } from 'kysely';
import type { AccountingChange, AccountingView } from '#contract/money/accounting.ts';
import { type Accounting, usualAccounting } from '#domain/accounting/accounting.ts';
import { recordAudit } from '#server/db/audit.ts';
import type { AccountingRow, Db, UserRow } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';

const columns = {
  salesAccount: 'sales_account',
  vatAccount: 'vat_account',
  clientAccount: 'client_account',
  bankAccount: 'bank_account',
  cashAccount: 'cash_account',
  salesJournal: 'sales_journal',
  bankJournal: 'bank_journal',
  cashJournal: 'cash_journal',
} as const satisfies Record<keyof Accounting, keyof AccountingRow>;

const fields = Object.keys(columns) as (keyof Accounting)[];

export async function readAccounting(db: Db): Promise<Accounting> {
  const row = await db.selectFrom('accounting').selectAll().executeTakeFirst();
  if (!row) return usualAccounting;
  return Object.fromEntries(fields.map((field) => [field, row[columns[field]]])) as Accounting;
}

export async function presentAccounting({ db, settings }: Deps): Promise<AccountingView> {
  const { company } = await settings.current();
  return { ...(await readAccounting(db)), siren: company.siren };
}

export async function saveAccounting(deps: Deps, actor: UserRow, change: AccountingChange): Promise<void> {
  const changed = fields.filter((field) => change[field] !== undefined);
  if (changed.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    await sql`insert into accounting default values on conflict do nothing`.execute(trx);
    await trx
      .updateTable('accounting')
      .set(Object.fromEntries(changed.map((field) => [columns[field], change[field]])))
      .execute();
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'accounting_changed',
      subject: 'FEC',
      details: changed.map((field) => `${field} ${change[field]}`).join(', '),
      at: deps.clock(),
    });
  });
}
