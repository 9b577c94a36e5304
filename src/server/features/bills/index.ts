export { type BillToSend, billToSend } from './bill-to-send.ts';
export { findBilledRides } from './billed-ride.ts';
export { keepBillingDetails } from './buyer.ts';
export { creditInvoice } from './credit-invoice.ts';
export { issueDueBills } from './issue-bill.ts';
export { readRideBills } from './read-bills.ts';
export { requestNote } from './request-bill.ts';
export { rideBillFile } from './ride-bill-file.ts';
export { billsWorkAt, issueBillsByItself, issueWaitingBills } from './waiting-bills.ts';
