import { euroText, numbered } from '#contract/french.ts';
import { cents, moneyText } from '#domain/money.ts';
import { announce } from '#server/boot/console.ts';
import { run } from '#server/boot/run.ts';
import { withDatabase } from '#server/boot/with-database.ts';
import { readEnv } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { type JournalReport, verifyJournal } from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';

const usage = 'Utilisation : npm run journal -- verify';

/** Verifies the signatures of the payment journal, line by line. */
export async function main(): Promise<void> {
  await run(async () => {
    if (process.argv[2] !== 'verify') throw new StartRefused(usage);
    await withDatabase(readEnv(), async (db, secretKey) => {
      report(await verifyJournal(db, secretBox(secretKey)));
    });
  });
}

function report({ lines, balance, brokenAt }: JournalReport): void {
  if (brokenAt !== undefined)
    throw new StartRefused(
      `Le journal des paiements a été modifié : la ligne ${brokenAt} manque ou ne suit pas la précédente.`,
    );
  const money = euroText(moneyText(cents(balance)));
  announce(`✓ Journal des paiements intact : ${numbered(lines, 'ligne')}, solde ${money}.`);
}
