export { askEveningBefore, moveEveningBefore } from './ask-evening-before.ts';
export { driveMinutes } from './drive-minutes.ts';
export { chosenProvider, type NotificationConfig, readNotificationConfig } from './notification-config.ts';
export { outboxParts } from './outbox-parts.ts';
export { tellRaise, tellReturnedRefund } from './tell-of-money.ts';
