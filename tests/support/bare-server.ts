import { announce } from '#server/boot/console.ts';
import { createLogger } from '#server/boot/logger.ts';
import { run } from '#server/boot/run.ts';
import { serve } from '#server/boot/serve.ts';
import { STOP_LIMIT_MS, stopOnSignal } from '#server/boot/stop-on-signal.ts';
import { readEnv } from '#server/environment/env.ts';
import { patience } from './patience.ts';

/** The real server as a process that can be killed, without the web bundle, which would have to be built. */
await run(async () => {
  const logger = createLogger('silent');
  const webApp = {
    filesFor: () => ({ script: '', preloads: [], styles: [], fonts: [] }),
    followFiles: () => ({ script: '', styles: [] }),
    render: async () => '<main></main>',
  };
  const serving = await serve({ env: readEnv(), logger, webApp, announce });
  stopOnSignal(serving.stop, logger, STOP_LIMIT_MS * patience);
  announce(`ready ${serving.address}`);
});
