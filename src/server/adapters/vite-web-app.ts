import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import type { ServerEntry, WebApp } from '#server/ports/web-app.ts';

export type DevelopmentWebApp = {
  webApp: WebApp;
  attach(app: FastifyInstance): void;
  close(): Promise<void>;
};

const ENTRY = '/development-entry.js';

/** What Vite would write into an HTML page of its own: reloading first, then the application. */
const developmentEntry: Plugin = {
  name: 'development-entry',
  resolveId: (id) => (id === ENTRY ? id : undefined),
  load: (id) =>
    id === ENTRY
      ? `import '/@vite/client';
         import { injectIntoGlobalHook } from '/@react-refresh';
         injectIntoGlobalHook(window);
         window.$RefreshReg$ = () => {};
         window.$RefreshSig$ = () => (type) => type;
         await import('/src/web/main.tsx');`
      : undefined,
};

/** The browser's part straight from its sources, for development: a change shows without a build. */
export async function viteWebApp(): Promise<DevelopmentWebApp> {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    plugins: [developmentEntry],
  });

  return {
    webApp: {
      filesFor: () => ({ script: ENTRY, preloads: [], styles: [], fonts: [] }),
      followFiles: () => ({ script: '/src/web/follow.ts', styles: [] }),
      async render(path, state) {
        const entry = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
        return entry.render({ path, state });
      },
    },
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      // Vite's client needs inline scripts and styles; only this machine sees the page.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    },
    close: () => vite.close(),
  };
}
