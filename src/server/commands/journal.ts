import { resolve } from 'node:path';
import { euroText, numbered } from '#contract/sentences/french.ts';
import { cents, moneyText } from '#domain/money.ts';
import { anchorsOf } from '#server/backup/backup-parts.ts';
import { announce } from '#server/boot/console.ts';
import { run } from '#server/boot/run.ts';
import { refuseNoDatabase, withDatabase } from '#server/boot/with-database.ts';
import { readAnchors } from '#server/chains/anchor-file.ts';
import type { ChainAnchor } from '#server/chains/anchors.ts';
import type { ChainReport } from '#server/chains/follow-chain.ts';
import { type DocumentsReport, verifyDocuments } from '#server/chains/verify-documents.ts';
import { type Env, readEnv } from '#server/environment/env.ts';
import { StartRefused } from '#server/environment/start-refused.ts';
import { compareBills, type DifferentBill } from '#server/features/bills/index.ts';
import { type Differences, type JournalReport, verifyJournal } from '#server/features/payments/index.ts';
import { compareVouchers } from '#server/features/vouchers/index.ts';
import { secretBox } from '#server/secrets/secret-box.ts';

const usage = 'Utilisation : npm run journal -- verify [sauvegarde.vtcbackup.gz …]';
const SHOWN = 20;

const names: Record<string, string> = {
  payments: 'Journal des paiements',
  vouchers: 'Journal des bons de réservation',
  notes: 'Journal des notes',
  invoices: 'Journal des factures',
  credit_notes: 'Journal des avoirs',
};

/**
 * Verifies payments and documents: line by line, against the anchors in the data folder and in backups, and against the
 * rows they describe.
 */
export async function main(): Promise<void> {
  await run(async () => {
    const [, , action, ...backups] = process.argv;
    if (action !== 'verify') throw new StartRefused(usage);
    const env = readEnv();
    refuseNoDatabase(env);
    const anchors = await anchorsFrom(env, backups);
    await withDatabase(env, async (db, secretKey) => {
      const secrets = secretBox(secretKey);
      const [payments, documents] = [
        await verifyJournal(db, secrets, anchors),
        await verifyDocuments(db, secrets, anchors),
      ];
      refuseBroken([payments, ...documents]);
      refuseDifferences(payments, await compareVouchers(db), await compareBills(db));
      for (const sentence of [paymentsSentence(payments), ...documents.map(documentsSentence)])
        announce(sentence);
    });
  });
}

async function anchorsFrom(env: Env, backups: readonly string[]): Promise<ChainAnchor[]> {
  const heads = await Promise.all(backups.map((file) => anchorsOf(resolve(file), env.BACKUP_KEY)));
  return [...(await readAnchors(resolve(env.DATA_DIR))), ...heads.flat()];
}

function refuseBroken(reports: readonly ChainReport[]): void {
  const broken = reports.flatMap(({ chain, brokenAt }) =>
    brokenAt === undefined
      ? []
      : [`${nameOf(chain)} modifié : la ligne ${brokenAt} manque, a changé ou ne suit pas la précédente.`],
  );
  if (broken.length > 0) throw new StartRefused(broken.join('\n'));
}

function refuseDifferences(
  { differences }: JournalReport,
  vouchers: readonly string[],
  bills: readonly DifferentBill[],
): void {
  const found = sentencesAbout(differences, vouchers, bills);
  if (found.length > 0)
    throw new StartRefused(`Les journaux sont intacts, mais des données en diffèrent :\n${found.join('\n')}`);
}

function paymentsSentence({ balance, ...report }: JournalReport): string {
  return `${intact(report)}, solde ${euroText(moneyText(cents(balance)))}${notAnchored(report)}.`;
}

function documentsSentence({ erased, ...report }: DocumentsReport): string {
  const gone = erased > 0 ? `, dont ${numbered(erased, 'contenu effacé', 'contenus effacés')}` : '';
  return `${intact(report)}${gone}${notAnchored(report)}.`;
}

function intact({ chain, lines }: ChainReport): string {
  return `✓ ${nameOf(chain)} intact : ${numbered(lines, 'ligne')}`;
}

function notAnchored({ notAnchored: count }: ChainReport): string {
  if (count === 0) return '';
  return `, dont ${numbered(count, 'pas encore ancrée', 'pas encore ancrées')}`;
}

function nameOf(chain: string): string {
  return names[chain] ?? `Journal « ${chain} »`;
}

const billNames: Record<DifferentBill['kind'], string> = {
  note: 'la note de la course n°',
  invoice: 'la facture',
  credit_note: 'l’avoir',
};

function sentencesAbout(
  { payments, rides }: Differences,
  vouchers: readonly string[],
  bills: readonly DifferentBill[],
): string[] {
  const all = [
    ...payments.map((reference) => `  - le paiement ${reference}`),
    ...rides.map((number) => `  - la course n° ${number}`),
    ...vouchers.map((number) => `  - le bon ${number}`),
    ...bills.map(({ kind, number }) => `  - ${billNames[kind]} ${number}`),
  ];
  const rest = all.length - SHOWN;
  return rest > 0 ? [...all.slice(0, SHOWN), `  - et ${numbered(rest, 'autre')}`] : all;
}
