import pg from 'pg';
import { withOwnConnection } from './own-connection.ts';

const LOCK = 8_401_976;

/**
 * Gives a plain role what the application does, and no more: it reads and writes rows, and adds lines to the
 * journals without ever changing one. Tables of later migrations are granted as they appear.
 */
export async function grantToApplication(ownerUrl: string, role: string): Promise<void> {
  await withOwnConnection(ownerUrl, (client) => client.query(grantsFor(pg.escapeIdentifier(role))));
}

/** Instances that start together take turns. */
function grantsFor(role: string): string {
  return `begin;
    select pg_advisory_xact_lock(${LOCK});
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select, update on all sequences in schema public to ${role};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public grant usage, select, update on sequences to ${role};
    revoke update, delete on payment_journal from ${role};
    revoke insert, delete on payment_journal_head from ${role};
    revoke insert, update, delete on chains, chain_lines, chain_documents, bill_series, bill_numbers from ${role};
    revoke update, delete on vouchers, bills from ${role};
    commit`;
}

/** Whether this connection could change what only migrations should: the tables, and the journal in them. */
export async function isOwner(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ owner: boolean }>(
    `select pg_has_role(current_user, relowner, 'member') as owner from pg_class
     where oid = 'payment_journal'::regclass`,
  );
  return rows[0]?.owner ?? false;
}
