export { fileRoutes } from './file-routes.ts';
export { logoRoutes } from './logo-routes.ts';
export { offeredMethods } from './offered-methods.ts';
export { publicSettingsOf } from './present-settings.ts';
export { settingRoutes } from './routes.ts';
