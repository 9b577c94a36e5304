import { roleName } from '#contract/sentences/role-names.fr.ts';
import { argon2Passwords } from '#server/adapters/argon2-passwords.ts';
import { announce } from '#server/boot/console.ts';
import { run } from '#server/boot/run.ts';
import { serveBuild } from '#server/boot/serve-build.ts';
import { withDatabase } from '#server/boot/with-database.ts';
import { driveAlong } from '#server/demo/drive-along.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { chloe, ines, logins } from '#server/demo/people.ts';
import { readEnv } from '#server/environment/env.ts';
import { secretBox } from '#server/secrets/secret-box.ts';

/** A platform with sample users and rides. It never touches the operator's own data. */
export async function main(): Promise<void> {
  await run(async () => {
    const env = readEnv({
      ...process.env,
      DATABASE_URL: '',
      SECRET_KEY: '',
      DATA_DIR: process.env.DATA_DIR || './data-demo',
      PLACES_PROVIDER: 'builtin',
    });
    await withDatabase(env, async (db, secretKey) => {
      const tools = { passwords: argon2Passwords(), secrets: secretBox(secretKey) };
      const loaded = await loadDemo(db, tools, showProgress);
      announce(loaded ? '\n✓ Données de démonstration chargées' : '✓ Données de démonstration déjà là');
    });
    const { address } = await serveBuild(env);
    const driven = await driveAlong({ address, driver: chloe, admin: ines }).catch(() => undefined);
    if (driven)
      announce(
        `La voiture de la course n° ${driven.number} roule toute seule, tant que la course est en cours.\n`,
      );
    announce(['Comptes de démonstration :', ...logins.map(loginLine), ''].join('\n'));
  });
}

function showProgress(done: number, total: number): void {
  const bar = '█'.repeat(done) + '░'.repeat(total - done);
  process.stdout.write(`${process.stdout.isTTY ? '\r' : '\n'}Chargement ${bar} ${done}/${total}`);
}

function loginLine({ role, email, password }: (typeof logins)[number]): string {
  return `  ${roleName(role).padEnd(14)} ${email.padEnd(20)} ${password}`;
}
