import { OWN_MARK_PATH } from '#contract/platform/platform.calls.ts';
import { publicSettingsOf } from '#server/features/settings/index.ts';
import { anyone } from '#server/http/access.ts';
import type { Routes } from '#server/http/routes.ts';
import { appIcons, iconPath, iconVersion } from './app-icons.ts';
import { defaultIcon } from './default-icon.ts';
import { iconDrawer } from './icon-drawer.ts';
import { webManifest } from './web-manifest.ts';

const route = { config: anyone, schema: { hide: true } };

/** What makes the site installable, from the settings: revalidated, and sent again only when they changed. */
export const installRoutes: Routes = async (app, { deps }) => {
  const drawIcon = iconDrawer(deps);
  const publicSettings = publicSettingsOf(deps);

  async function currentSettings() {
    const snapshot = await deps.settings.current();
    return { snapshot, settings: publicSettings(snapshot) };
  }

  app.get('/manifest.webmanifest', route, async (_request, reply) => {
    const { settings } = await currentSettings();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(settings)));
  });

  for (const icon of appIcons) {
    app.get(iconPath(icon), route, async (request, reply) => {
      const { snapshot, settings } = await currentSettings();
      const tag = `"${iconVersion(settings)}"`;
      reply.header('etag', tag).header('cache-control', 'public, no-cache');
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('image/png').send(await drawIcon(snapshot, settings, icon));
    });
  }

  app.get(OWN_MARK_PATH, route, async (_request, reply) => {
    const { settings } = await currentSettings();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=300')
      .send(defaultIcon(settings.primaryColor));
  });

  // Asked for by browsers on pages that name no icon: those of links, legal texts and prices.
  app.get('/favicon.ico', route, async (_request, reply) => {
    const { settings } = await currentSettings();
    return reply.header('cache-control', 'public, max-age=300').redirect(settings.favicon || OWN_MARK_PATH);
  });
};
