export { forgetSubscription, subscriptionsOf } from './subscriptions.ts';
