export { countOpenMoney, readSettlements, readWaiting } from './away-driver.ts';
export type { Differences } from './compare-ledger.ts';
export { paymentFactsOf } from './held-ride.ts';
export { writeJournal } from './journal.ts';
export { type JournalReport, verifyJournal } from './verify-journal.ts';
