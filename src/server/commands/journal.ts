import { euroText } from '#contract/french.ts';
import { cents, moneyText } from '#domain/money.ts';
import { announce } from '#server/boot/console.ts';
import { openDatabase } from '#server/boot/open-database.ts';
import { run } from '#server/boot/run.ts';
import { StartRefused } from '#server/boot/start-refused.ts';
import { openPool } from '#server/db/open-pool.ts';
import { readEnv } from '#server/env.ts';
import { type JournalReport, verifyJournal } from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';

const usage = 'Utilisation : npm run journal -- verify';

/** Tells whether the payment journal is still as it was written, line by line. */
export async function main(): Promise<void> {
  await run(async () => {
    if (process.argv[2] !== 'verify') throw new StartRefused(usage);
    const database = await openDatabase(readEnv(), announce);
    const { db, close } = openPool(database.url, () => {}, 1);
    try {
      report(await verifyJournal(db, secretBox(database.secretKey)));
    } finally {
      await close();
      await database.stop();
    }
  });
}

function report({ lines, balance, brokenAt }: JournalReport): void {
  if (brokenAt !== undefined)
    throw new StartRefused(
      `Le journal des paiements a été modifié : la ligne ${brokenAt} manque ou ne suit pas la précédente.`,
    );
  announce(
    `✓ Journal des paiements intact : ${lines.toLocaleString('fr-FR')} lignes, solde ${euroText(moneyText(cents(balance)))}.`,
  );
}
