export { outboxParts } from './outbox-parts.ts';
