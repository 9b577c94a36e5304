import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASSETS_PATH } from '#contract/platform/platform.calls.ts';
import type { Options } from '#server/deps.ts';
import { isSecure } from './is-secure.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by the page where clients pay: its provider opens a window and receives messages from it. */
    letsPaymentIn: boolean;
    /** Set by pages and by the few other answers that need more than nothing. */
    contentSecurityPolicy: string | undefined;
  }
}

const everyFile = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
/** None of these affects scripts, styles or fonts. */
const everyAnswer = {
  ...everyFile,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
};

const nobody = { scripts: '', styles: '', fonts: '', calls: '' };

/** Where Google's map comes from, for operators who chose it; its style elements take over our nonce. */
const googleMaps = {
  scripts: ' https://maps.googleapis.com',
  styles: ' https://fonts.googleapis.com',
  fonts: ' https://fonts.gstatic.com',
  calls: ' https://maps.googleapis.com',
};

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** For the few answers that no hook sees. */
export const bareHeaders = {
  ...everyAnswer,
  'content-security-policy': NOTHING,
  'cache-control': 'no-store',
};

export function setSecurityHeaders(app: FastifyInstance, options: Options): void {
  app.decorateReply('letsPaymentIn', false);
  app.decorateReply('contentSecurityPolicy', undefined);

  app.addHook('onSend', (request, reply, _payload, done) => {
    const asked = reply.getHeader('referrer-policy');
    const usual = isBuiltFile(request) ? everyFile : everyAnswer;
    reply.headers({ ...usual, ...(asked === undefined ? {} : { 'referrer-policy': asked }) });
    reply.header('content-security-policy', reply.contentSecurityPolicy ?? NOTHING);
    if (reply.letsPaymentIn) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (isSecure(request, options))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}

function isBuiltFile({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === `${ASSETS_PATH}/*`;
}

/** How a policy names the inline script and the inline style of a page. */
export type Inline = { script: string; style: string };

/** Inline parts run by nonce or hash; scripts and windows of a payment provider only where clients pay. */
export function pagePolicy(inline: Inline, options: Options, letsPaymentIn = false): string {
  const maps = options.googleMapsBrowserKey ? googleMaps : nobody;
  const wallet = letsPaymentIn ? walletSources(options.paypalScriptUrl) : '';
  return [
    "default-src 'self'",
    `script-src 'self' '${inline.script}'${maps.scripts}${wallet}`,
    `style-src 'self' '${inline.style}'${maps.styles}`,
    `img-src 'self' https: data: blob:${loopbackTiles(options.tilesUrl)}`,
    `font-src 'self'${maps.fonts}`,
    `connect-src 'self'${maps.calls}${wallet}`,
    `frame-src${wallet || " 'none'"}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // A press before the scripts are there sends nothing: no password goes into an address.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For a page that is whole without its scripts: its own style and scripts, its forms, and the files of this site. */
export function formPolicy(style: string, scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${sourcesOf(scripts)}`,
    "connect-src 'self'",
    `style-src 'self' '${sourceOf(style)}'`,
    "font-src 'self'",
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The same with a script of this site, a map and a socket. */
export function modulePolicy(style: string, scripts: readonly string[], tilesUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sourcesOf(scripts)}`,
    "connect-src 'self'",
    `style-src 'self' '${sourceOf(style)}'`,
    "font-src 'self'",
    `img-src 'self' https: data:${loopbackTiles(tilesUrl)}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For a page without scripts: its own style, and the files of this site. */
export function scriptlessPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' '${sourceOf(style)}'`,
    "font-src 'self'",
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The CSP source of an inline part, by its hash. */
export function sourceOf(inline: string): string {
  return `sha256-${createHash('sha256').update(inline).digest('base64')}`;
}

function sourcesOf(scripts: readonly string[]): string {
  return scripts.map((script) => `'${sourceOf(script)}'`).join(' ');
}

/** For a trial with tiles of one's own machine. */
function loopbackTiles(tilesUrl: string): string {
  return tilesUrl.startsWith('http:') ? ` ${new URL(tilesUrl).origin}` : '';
}

/** PayPal's script loads further scripts of PayPal. */
function walletSources(scriptUrl: string): string {
  const { origin, hostname } = new URL(scriptUrl);
  return hostname.endsWith('.paypal.com')
    ? ' https://*.paypal.com https://*.paypalobjects.com'
    : ` ${origin}`;
}
