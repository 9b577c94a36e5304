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

/** Without a look at what the rows refer to, which takes longer than writing them: they are made from those rows. */
export async function fillOn(url: string, statement: string): Promise<void> {
  await runOn(url, `set session_replication_role = replica; ${statement}`);
}
