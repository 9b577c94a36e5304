import { grantToApplication } from '#server/db/application-role.ts';
import { migrate } from '#server/db/migrating/migrate.ts';
import { migrationsFolder } from '#server/environment/project-root.ts';
import type { OpenedDatabase } from './open-database.ts';

/** Migrates as the owner; the application's role, when it is another one, may then use the tables. */
export async function migrateDatabase({ url, ownerUrl }: Pick<OpenedDatabase, 'url' | 'ownerUrl'>) {
  const migrated = await migrate(ownerUrl, migrationsFolder);
  const role = roleIn(url);
  if (role !== roleIn(ownerUrl)) await grantToApplication(ownerUrl, role);
  return migrated;
}

function roleIn(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
