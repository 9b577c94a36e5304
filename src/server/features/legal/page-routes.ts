import type { FastifyReply } from 'fastify';
import { paletteCss } from '#domain/branding/palette-css.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { blocksOf, filledIn, legalKinds } from '#domain/legal/legal-text.ts';
import type { SettingsSnapshot } from '#server/db/settings-reader.ts';
import { settingValue } from '#server/features/settings/index.ts';
import { anyone } from '#server/http/access.ts';
import { AppError } from '#server/http/errors.ts';
import type { Routes } from '#server/http/routes.ts';
import { scriptlessPolicy } from '#server/http/security-headers.ts';
import { legalDocument, sectionsOfBlocks, sectionsOfNotice } from './legal-document.ts';
import { readLegalFacts } from './legal-facts.ts';
import { legalPageCss } from './legal-page.css.ts';
import { findLegalText, listVersions } from './legal-text-repository.ts';
import { noticeParts } from './notice-parts.ts';
import { publicBar, publicBarCss } from './public-bar.ts';
import { publicFoot, publicFootCss } from './public-foot.ts';
import { versionHtml } from './version-html.ts';

/** Drawn on the server, without a script. An earlier version is asked for by its number. */
export const legalPageRoutes: Routes = async (app, { deps }) => {
  const hidden = { config: anyone, schema: { hide: true } };

  app.get(legalPages.notice.path, hidden, async (_request, reply) => {
    const snapshot = await deps.settings.current();
    return send(reply, snapshot, { page: 'notice', sections: sectionsOfNotice(noticeParts(snapshot)) });
  });

  for (const kind of legalKinds)
    app.get<{ Querystring: { version?: string } }>(legalPages[kind].path, hidden, async (request, reply) => {
      const [snapshot, versions] = await Promise.all([deps.settings.current(), listVersions(deps.db, kind)]);
      const { version: asked } = request.query;
      const found =
        asked === undefined ? versions[0] : versions.find(({ version }) => String(version) === asked);
      const shown = found && (await findLegalText(deps.db, kind, found.version));
      if (!shown) throw new AppError('not_found');
      const blocks = filledIn(blocksOf(shown.body), await readLegalFacts(deps));
      return send(reply, snapshot, {
        page: kind,
        version: versionHtml(kind, shown, versions),
        sections: sectionsOfBlocks(blocks),
      });
    });

  type Shown = Pick<Parameters<typeof legalDocument>[0], 'page' | 'version' | 'sections'>;

  function send(reply: FastifyReply, snapshot: SettingsSnapshot, shown: Shown): FastifyReply {
    const value = (key: Parameters<typeof settingValue>[1]) => settingValue(snapshot, key);
    const css =
      paletteCss(value('primaryColor'), value('secondaryColor')) +
      publicBarCss +
      legalPageCss +
      publicFootCss;
    reply.contentSecurityPolicy = scriptlessPolicy(css);
    return reply.type('text/html; charset=utf-8').send(
      legalDocument({
        ...shown,
        css,
        appName: value('appName'),
        bar: publicBar(snapshot, '<a href="/">Réserver une course</a><a href="/login">Se connecter</a>'),
        foot: publicFoot(snapshot),
        styles: deps.webApp.filesFor().styles,
      }),
    );
  }
};
