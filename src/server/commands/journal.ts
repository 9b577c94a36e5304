import { resolve } from 'node:path';
import { euroText, numbered } from '#contract/french.ts';
import { cents, moneyText } from '#domain/money.ts';
import { headOf } from '#server/backup/backup-parts.ts';
import { announce } from '#server/boot/console.ts';
import { journalAnchorFile } from '#server/boot/keep-journal-anchor.ts';
import { run } from '#server/boot/run.ts';
import { withDatabase } from '#server/boot/with-database.ts';
import { type Env, readEnv } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import {
  type Differences,
  type JournalAnchor,
  type JournalReport,
  readAnchor,
  verifyJournal,
} from '#server/features/payments/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';

const usage = 'Utilisation : npm run journal -- verify [sauvegarde.vtcbackup.gz …]';
const SHOWN = 20;

/**
 * Verifies the payment journal: line by line, against its end as it was noted in the data folder and in backups, and
 * against the payments and rides.
 */
export async function main(): Promise<void> {
  await run(async () => {
    const [, , action, ...backups] = process.argv;
    if (action !== 'verify') throw new StartRefused(usage);
    const env = readEnv();
    const anchors = await anchorsFrom(env, backups);
    await withDatabase(env, async (db, secretKey) => {
      report(await verifyJournal(db, secretBox(secretKey), anchors));
    });
  });
}

async function anchorsFrom(env: Env, backups: readonly string[]): Promise<JournalAnchor[]> {
  const noted = await readAnchor(journalAnchorFile(env));
  const heads = await Promise.all(backups.map((file) => headOf(resolve(file))));
  return [noted, ...heads.map(({ journal }) => journal)].filter((anchor) => anchor !== undefined);
}

function report({ lines, balance, brokenAt, differences }: JournalReport): void {
  if (brokenAt !== undefined)
    throw new StartRefused(
      `Le journal des paiements a été modifié : la ligne ${brokenAt} manque ou ne suit pas la précédente.`,
    );
  const found = sentencesAbout(differences);
  if (found.length > 0)
    throw new StartRefused(
      `Le journal des paiements est intact, mais des données en diffèrent :\n${found.join('\n')}`,
    );
  const money = euroText(moneyText(cents(balance)));
  announce(`✓ Journal des paiements intact : ${numbered(lines, 'ligne')}, solde ${money}.`);
}

function sentencesAbout({ payments, rides }: Differences): string[] {
  const all = [
    ...payments.map((reference) => `  - le paiement ${reference}`),
    ...rides.map((number) => `  - la course n° ${number}`),
  ];
  const rest = all.length - SHOWN;
  return rest > 0 ? [...all.slice(0, SHOWN), `  - et ${numbered(rest, 'autre')}`] : all;
}
