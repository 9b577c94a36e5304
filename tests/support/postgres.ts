import pg from 'pg';

/** The same server, another database. */
export function databaseNamed(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Without foreign key checks, which take longer than the writes: the rows are derived from existing ones. */
export async function fillOn(url: string, statement: string): Promise<void> {
  await runOn(url, `set session_replication_role = replica; ${statement}`);
}
