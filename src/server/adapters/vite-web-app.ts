import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { ServerEntry, WebApp } from '#server/ports/web-app.ts';

export type DevelopmentWebApp = {
  webApp: WebApp;
  attach(app: FastifyInstance): void;
  close(): Promise<void>;
};

/** The browser's part straight from its sources, for development: a change shows without a build. */
export async function viteWebApp(): Promise<DevelopmentWebApp> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

  return {
    webApp: {
      filesFor: () => ({ script: '/src/web/main.tsx', preloads: [], styles: [], fonts: [] }),
      async render(path, state) {
        const entry = (await vite.ssrLoadModule('/src/web/entry-server.tsx')) as ServerEntry;
        return entry.render({ path, state });
      },
    },
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      // Vite's client speaks through inline scripts and styles; nothing but this machine sees the page.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    },
    close: () => vite.close(),
  };
}
