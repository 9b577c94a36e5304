export { enqueueNotifications } from './enqueue-notifications.ts';
