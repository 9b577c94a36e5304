export { askEveningBefore } from './ask-evening-before.ts';
export { outboxParts } from './outbox-parts.ts';
