export { issueOnCompletion } from './issue-bill.ts';
