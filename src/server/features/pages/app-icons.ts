import { createHash } from 'node:crypto';
import { ICONS_PATH } from '#contract/platform/platform.calls.ts';
import type { PublicSettings } from '#contract/platform/settings.ts';

export type AppIcon = { side: number; purpose: 'any' | 'maskable' };

/** The sizes that installing asks for; a maskable one is cut to the shape of the telephone's own icons. */
export const appIcons: readonly AppIcon[] = [
  { side: 192, purpose: 'any' },
  { side: 512, purpose: 'any' },
  { side: 192, purpose: 'maskable' },
  { side: 512, purpose: 'maskable' },
];

/** An iPhone puts black behind transparency, so its icon fills the square. */
export const appleIcon: AppIcon = { side: 192, purpose: 'maskable' };

export function iconPath({ side, purpose }: AppIcon): string {
  return `${ICONS_PATH}/${purpose}-${side}.png`;
}

/** Changes with whatever the icons are drawn from. */
export function iconVersion(settings: PublicSettings): string {
  const { logoUrl, app_logo, primaryColor } = settings;
  return createHash('sha256').update([logoUrl, app_logo, primaryColor].join('\n')).digest('hex').slice(0, 12);
}
