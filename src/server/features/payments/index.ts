export { writeJournal } from './journal.ts';
export { type JournalReport, verifyJournal } from './verify-journal.ts';
