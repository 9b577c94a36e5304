import { join } from 'node:path';
import { builtWebApp } from '#server/adapters/built-web-app.ts';
import type { Env } from '#server/environment/env.ts';
import { projectRoot } from '#server/environment/project-root.ts';
import { announce } from './console.ts';
import { createLogger } from './logger.ts';
import { type Serving, serve } from './serve.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Serves the build in `dist` until a stop signal. */
export async function serveBuild(env: Env): Promise<Serving> {
  const logger = createLogger(env.LOG_LEVEL);
  const webFolder = join(projectRoot, 'dist/web');
  const webApp = await builtWebApp({ webFolder, serverEntry: join(projectRoot, 'dist/ssr/entry-server.js') });

  const serving = await serve({ env, logger, webApp, assetsFolder: join(webFolder, 'assets'), announce });
  stopOnSignal(serving.stop, logger);
  announce(`\n✓ Prêt : ${serving.address}\n`);
  return serving;
}
