export { countOpenMoney, readSettlements } from './away-driver.ts';
export type { Differences } from './compare-ledger.ts';
export { writeJournal } from './journal.ts';
export { sumTakings } from './read-takings.ts';
export { type JournalReport, verifyJournal } from './verify-journal.ts';
