export { compareVouchers } from './compare-vouchers.ts';
export { draftVoucher, type VoucherDraft } from './draft-voucher.ts';
export { issueWith, keepFacts } from './issue-with.ts';
export { reissueVouchers } from './reissue-vouchers.ts';
export { type Verification, verifyVoucher } from './verify-voucher.ts';
export { isPrinted, readFacts } from './voucher-facts.ts';
export { prepareVoucher, voucherParts } from './voucher-parts.ts';
export { writeVouchers } from './write-vouchers.ts';
