import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '#server/environment/write-whole.ts';
import { anchorFrom, type ChainAnchor, chainAnchor, journalAnchor, laterAnchors } from './anchors.ts';

/** Empty before the first anchors are written. */
export async function readAnchors(folder: string): Promise<ChainAnchor[]> {
  const [chains, journal] = await Promise.all([textOf(fileIn(folder)), textOf(earlierFileIn(folder))]);
  return laterAnchors(
    chains === undefined ? [] : z.parse(z.array(chainAnchor), JSON.parse(chains)),
    journal === undefined ? [] : [anchorFrom(z.parse(journalAnchor, JSON.parse(journal)))],
  );
}

export async function writeAnchors(folder: string, anchors: readonly ChainAnchor[]): Promise<void> {
  await writeWhole(fileIn(folder), JSON.stringify(anchors));
}

/** After a restore: the stored anchors belong to the former chains, the given ones replace them. */
export async function replaceAnchors(folder: string, anchors: readonly ChainAnchor[]): Promise<void> {
  await writeAnchors(folder, anchors);
  await rm(earlierFileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return join(folder, 'chain-anchors.json');
}

/** Still written by instances of the version that knew the payment journal only. */
function earlierFileIn(folder: string): string {
  return join(folder, 'journal-anchor.json');
}

async function textOf(file: string): Promise<string | undefined> {
  return await readFile(file, 'utf8').catch(() => undefined);
}
