export type ChainTable = { name: string; last_id: string; last_hash: string; last_mark: string };

export type ChainLineTable = {
  chain: string;
  id: string;
  number: string;
  at: Date;
  /** The signature of the document. */
  mark: string;
  /** Over the hash of the line before and everything in this one. */
  hash: string;
};

export type ChainDocumentTable = {
  chain: string;
  id: string;
  /** Null once it is erased. */
  content: string | null;
  kept_until: Date;
  erased_at: Date | null;
};

export type VoucherTable = {
  ride_id: string;
  version: number;
  number: string;
  token: string;
  /** Its place in the chain of the vouchers. */
  document_id: string;
  issued_at: Date;
};
