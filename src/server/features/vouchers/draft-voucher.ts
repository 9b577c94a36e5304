import { orderedBy, type VoucherFacts } from '#domain/voucher/voucher.ts';
import { voucherNumber } from '#domain/voucher/voucher-number.ts';
import { voucherKeptUntil } from '#domain/voucher/voucher-times.ts';
import { signatureOf } from '#server/chains/documents.ts';
import type { SecretBox } from '#server/secrets/secret-box.ts';
import { newAddressToken } from '#server/secrets/tokens.ts';
import { type FactsRow, factsFrom } from './voucher-facts.ts';

/** The signed and stored content of one version. */
export type VoucherDocument = {
  rideId: string;
  rideNumber: number;
  number: string;
  version: number;
  token: string;
  issuedAt: string;
  /** Requested by the driver, not issued when the ride was accepted. */
  issuedLater: boolean;
  facts: VoucherFacts;
};

/** A voucher that is ready to be written, from facts of one revision. */
export type VoucherDraft = {
  revision: string;
  document: VoucherDocument;
  content: string;
  mark: string;
  keptUntil: Date;
};

type Issue = { at: Date; issuedLater?: boolean };

export function draftVoucher(
  secrets: SecretBox,
  row: FactsRow,
  { at, issuedLater = false }: Issue,
): VoucherDraft {
  const before = documentFrom(row.last_content);
  const facts = factsFrom(row);
  const document: VoucherDocument = {
    rideId: row.id,
    rideNumber: Number(row.number),
    number: row.last_number ?? voucherNumber(Number(row.next_count), at),
    version: (row.last_version ?? 0) + 1,
    token: newAddressToken(),
    issuedAt: at.toISOString(),
    issuedLater: issuedLater && !row.last_version,
    facts: before ? { ...facts, ...orderedBy(before.facts) } : facts,
  };
  const content = JSON.stringify(document);
  return {
    revision: row.revision,
    document,
    content,
    mark: signatureOf(secrets, 'vouchers', content),
    keptUntil: voucherKeptUntil(new Date(facts.pickupAt)),
  };
}

/** Undefined once the content is erased. */
export function documentFrom(content: string | null): VoucherDocument | undefined {
  return content === null ? undefined : JSON.parse(content);
}
