export { askEveningBefore, moveEveningBefore } from './ask-evening-before.ts';
export { driveMinutes } from './drive-minutes.ts';
export { chosenProvider, type NotificationConfig, readNotificationConfig } from './notification-config.ts';
export { notifyOfRaise, notifyOfReturnedRefund } from './notify-of-money.ts';
export { outboxParts } from './outbox-parts.ts';
