export { writeJournal } from './journal.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { paymentRoutes } from './routes.ts';
export { takingRoutes } from './taking-routes.ts';
export { type JournalReport, verifyJournal } from './verify-journal.ts';
export { webhookRoutes } from './webhook-routes.ts';
