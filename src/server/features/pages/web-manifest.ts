import type { PublicSettings } from '#contract/platform/settings.ts';
import { pageTitles } from '#contract/sentences/page-titles.fr.ts';
import { WHITE } from '#domain/branding/contrast.ts';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import { appIcons, iconPath, iconVersion } from './app-icons.ts';

const SHORT = 12;

/** What a telephone needs to put the site among its applications. */
export function webManifest(settings: PublicSettings) {
  const { appName, appDescription, primaryColor } = settings;
  return {
    id: '/',
    name: appName,
    short_name: shortName(appName),
    description: appDescription,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: WHITE,
    shortcuts: [{ name: pageTitles.control, short_name: 'Contrôle', url: CONTROL_PATH }],
    icons: appIcons.map((icon) => ({
      src: `${iconPath(icon)}?v=${iconVersion(settings)}`,
      sizes: `${icon.side}x${icon.side}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
}

/** As many whole words as fit under an icon, without a 'de' or 'la' at the end. */
function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const fitting = name.slice(0, SHORT + 1);
  const lastSpace = fitting.lastIndexOf(' ');
  if (lastSpace < 1) return name.slice(0, SHORT);
  return fitting.slice(0, lastSpace).replace(/(\s+\p{L}{1,3})+$/u, '');
}
