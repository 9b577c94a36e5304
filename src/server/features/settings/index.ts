export { isFileName } from './file-name.ts';
export { offeredMethods } from './offered-methods.ts';
export { operatorName } from './operator-name.ts';
export { publicSettingsOf } from './present-settings.ts';
export { expiryHours, minimumNotice, onlineProvider, settingValue } from './setting-value.ts';
