import { readEnv } from '#server/environment/env.ts';
import { viteWebApp } from './adapters/vite-web-app.ts';
import { announce } from './boot/console.ts';
import { createLogger } from './boot/logger.ts';
import { serve } from './boot/serve.ts';
import { stopOnSignal } from './boot/stop-on-signal.ts';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const vite = await viteWebApp();

const serving = await serve({ env, logger, webApp: vite.webApp, announce, prepare: vite.attach });
stopOnSignal(async () => {
  await vite.close();
  await serving.stop();
}, logger);
announce(`\n✓ Développement : ${serving.address}\n`);
