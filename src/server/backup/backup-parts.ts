import * as z from 'zod/mini';
import { anchorFrom, type ChainAnchor, chainAnchor, journalAnchor } from '#server/chains/anchors.ts';
import { erasures } from '#server/features/personal-data/index.ts';
import { damaged, linesIn } from './lines-in.ts';

export const FORMAT = 'vtc-backup-1';
/** Rows are JSON objects: no row can be mistaken for a marker. */
const MARK = '#';

const mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    format: z.string(),
    madeAt: z.string(),
    migrations: z.array(z.string()),
    chains: z.optional(z.array(chainAnchor)),
    /** In place of `chains`, in a backup of a version that knew the payment journal only. */
    journal: z.optional(journalAnchor),
    erasures: z.optional(erasures),
  }),
  z.object({ kind: z.literal('table'), table: z.string() }),
  z.object({ kind: z.literal('end'), rows: z.number(), sequences: z.record(z.string(), z.string()) }),
]);

type Mark = z.infer<typeof mark>;
type Row = { kind: 'row'; json: string };
export type BackupPart = Mark | Row;
export type BackupHead = Extract<Mark, { kind: 'head' }>;

const followers: Record<BackupPart['kind'] | 'start', readonly BackupPart['kind'][]> = {
  start: ['head'],
  head: ['table', 'end'],
  table: ['row', 'table', 'end'],
  row: ['row', 'table', 'end'],
  end: [],
};

export function markLine(value: Mark): string {
  return `${MARK}${JSON.stringify(value)}\n`;
}

/** The file part by part; throws as soon as it turns out not to be what was written. */
export async function* partsOf(file: string, key?: string): AsyncGenerator<BackupPart> {
  let rows = 0;
  let last: keyof typeof followers = 'start';
  for await (const line of linesIn(file, key)) {
    const part = partFrom(line);
    if (!part || !followers[last].includes(part.kind)) throw damaged(file);
    if (part.kind === 'row') rows += 1;
    if (part.kind === 'end' && part.rows !== rows) throw damaged(file);
    last = part.kind;
    yield part;
  }
  if (last !== 'end') throw damaged(file);
}

/** The first line of the file. */
export async function headOf(file: string, key?: string): Promise<BackupHead> {
  for await (const part of partsOf(file, key)) if (part.kind === 'head') return part;
  throw damaged(file);
}

/** The ends of the chains as they were when the file was written. */
export async function anchorsOf(file: string, key?: string): Promise<ChainAnchor[]> {
  const { chains = [], journal } = await headOf(file, key);
  return journal ? [...chains, anchorFrom(journal)] : chains;
}

function partFrom(line: string): BackupPart | undefined {
  if (!line.startsWith(MARK)) return { kind: 'row', json: line };
  return z.safeParse(mark, jsonFrom(line.slice(MARK.length))).data;
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
