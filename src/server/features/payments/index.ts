export { captureOrder } from './capture-order.ts';
export { checkPayment } from './check-payment.ts';
export type { Differences } from './compare-ledger.ts';
export { paymentFactsOf } from './held-ride.ts';
export { writeJournal } from './journal.ts';
export { openOrder } from './open-order.ts';
export { payRide } from './pay-ride.ts';
export { type JournalReport, verifyJournal } from './verify-journal.ts';
export { hasOpenMoney, readSettlements, readWaiting } from './waiting-money.ts';
