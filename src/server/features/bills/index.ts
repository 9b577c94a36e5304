export { type BillToSend, billToSend } from './bill-to-send.ts';
export { issueOnCompletion } from './issue-bill.ts';
