import type { BillBlock, InvoiceData } from './bill-blocks.ts';

/** A paper, described by its content. The writer decides on place and size. */
export type Sheet = {
  /** The title of the file. */
  title: string;
  letterhead: { logo: Uint8Array | null; name: string; lines: string[] };
  heading: { title: string; lines: string[] };
  blocks: Block[];
  /** Legal sentences at the end of the last page. With them a paper may have several pages, else it has one. */
  legal?: string[];
  footer: string;
  /** Lies in the file as data for programs. */
  invoice?: InvoiceData;
};

export type Block =
  | BillBlock
  | { kind: 'note'; text: string }
  | { kind: 'mentions'; rows: NumberedMention[][] }
  | { kind: 'columns'; left: Block[]; right: Block[] }
  | { kind: 'facts'; title: string; rows: Fact[] }
  | { kind: 'amounts'; title: string; rows: Amount[]; total: Amount }
  | { kind: 'seal'; title: string; address: string; lines: SealLine[] };

/** One of the numbered frames of a row. One whose value is empty is missing, and says so. */
export type NumberedMention = { number: number; label: string; value: string; details: string[] };

export type Fact = { label: string; lines: string[]; isPlate?: boolean };
export type Amount = { label: string; value: string };
/** A plain text, then one to compare sign by sign. */
export type SealLine = { text: string; code?: string };

export type DocumentWriter = {
  /** A PDF with its fonts inside. Undefined when too many are asked for at once: to be tried again. */
  write(sheet: Sheet): Promise<Buffer | undefined>;
  close(): Promise<void>;
};
