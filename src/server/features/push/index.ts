export { pushRoutes } from './routes.ts';
export { forgetSubscription, subscriptionsOf } from './subscriptions.ts';
