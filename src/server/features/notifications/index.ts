export { drainOutbox } from './drain-outbox.ts';
export { notificationRoutes } from './routes.ts';
export { tellNews } from './tell-news.ts';
