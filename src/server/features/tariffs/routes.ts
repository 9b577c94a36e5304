import { paletteCss } from '#domain/branding/palette-css.ts';
import { TARIFFS_PATH } from '#domain/pricing/tariffs-path.ts';
import { termsFrom } from '#domain/ride/cancellation-terms.ts';
import {
  legalPageCss,
  publicBar,
  publicBarCss,
  publicFoot,
  publicFootCss,
} from '#server/features/legal/index.ts';
import { readPriceList, readWaitingTerms } from '#server/features/pricing/index.ts';
import { settingValue } from '#server/features/settings/index.ts';
import { anyone } from '#server/http/access.ts';
import { mayBeOld } from '#server/http/may-be-old.ts';
import type { Routes } from '#server/http/routes.ts';
import { scriptlessPolicy } from '#server/http/security-headers.ts';
import { tariffPageCss } from './tariff-page.css.ts';
import { callLink, tariffPage } from './tariff-page.ts';

/** The public page of prices, drawn on the server for clients and search engines. */
export const tariffRoutes: Routes = async (app, { deps }) => {
  app.get(TARIFFS_PATH, { config: anyone, schema: { hide: true } }, async (request, reply) => {
    const [snapshot, [list, waiting]] = await Promise.all([
      deps.settings.current(),
      mayBeOld(deps, request, ({ db }) => Promise.all([readPriceList(db), readWaitingTerms(db)])),
    ]);
    const value = (key: Parameters<typeof settingValue>[1]) => settingValue(snapshot, key);
    const palette = paletteCss(value('primaryColor'), value('secondaryColor'));
    const css = palette + publicBarCss + legalPageCss + publicFootCss + tariffPageCss;
    const site = deps.options.publicUrl ?? `${request.protocol}://${request.host}`;
    reply.contentSecurityPolicy = scriptlessPolicy(css);
    return reply.type('text/html; charset=utf-8').send(
      tariffPage({
        list,
        waiting,
        isTaxed: snapshot.company.vatRegime === 'liable',
        appName: value('appName'),
        phone: value('contactPhone'),
        terms: termsFrom(value('cancellationTerms')),
        styles: deps.webApp.filesFor().styles,
        css,
        bar: publicBar(snapshot, `${callLink(value('contactPhone'))}<a href="/">Réserver une course</a>`),
        foot: publicFoot(snapshot),
        url: `${site.replace(/\/$/u, '')}${TARIFFS_PATH}`,
        now: deps.clock(),
      }),
    );
  });
};
