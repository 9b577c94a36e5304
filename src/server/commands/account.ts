import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { emailText } from '#contract/field-schemas.ts';
import { type Role, roles } from '#domain/account/roles.ts';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { announce } from '#server/boot/console.ts';
import { run } from '#server/boot/run.ts';
import { withDatabase } from '#server/boot/with-database.ts';
import { readEnv } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { createAccount, replacePassword } from '#server/features/accounts/index.ts';

const usage = `Utilisation :
  npm run account -- create --role driver|admin|client --email E --first-name P --last-name N [--password M]
  npm run account -- password --email E [--password M]
Sans --password, un mot de passe est inventé et affiché une fois.`;

/** Creates further accounts and resets passwords from the terminal. */
export async function main(): Promise<void> {
  await run(async () => {
    const { values, positionals } = parse();
    const email = checkedEmail(values.email);
    const password = values.password ?? randomBytes(15).toString('base64url');
    const passwords = argon2Passwords();

    await withDatabase(readEnv(), async (db) => {
      if (positionals[0] === 'password') await replacePassword(db, passwords, email, password);
      else
        await createAccount(
          db,
          passwords,
          { role: checkedRole(values.role), email, password, ...names(values) },
          new Date(),
        );
    });
    announce(`✓ ${email}${values.password ? '' : ` – mot de passe : ${password}`}`);
  });
}

function parse() {
  const text = { type: 'string' } as const;
  const options = { role: text, email: text, 'first-name': text, 'last-name': text, password: text };
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    if (parsed.positionals[0] === 'create' || parsed.positionals[0] === 'password') return parsed;
  } catch {
    // An unknown option is answered like an unknown command.
  }
  throw new StartRefused(usage);
}

function checkedEmail(email: string | undefined): string {
  const result = z.safeParse(emailText, email);
  if (!result.success) throw new StartRefused(`--email : adresse manquante ou invalide.\n${usage}`);
  return result.data;
}

function checkedRole(role: string | undefined): Role {
  const known = roles.find((candidate) => candidate === role);
  if (!known) throw new StartRefused(`--role vaut driver, admin ou client.\n${usage}`);
  return known;
}

function names(values: { 'first-name'?: string | undefined; 'last-name'?: string | undefined }) {
  const { 'first-name': firstName, 'last-name': lastName } = values;
  if (!firstName || !lastName)
    throw new StartRefused(`--first-name et --last-name sont obligatoires.\n${usage}`);
  return { firstName, lastName };
}
