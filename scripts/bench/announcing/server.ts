import { announce } from '#server/boot/console.ts';
import { createLogger } from '#server/boot/logger.ts';
import { serve } from '#server/boot/serve.ts';
import { stopOnSignal } from '#server/boot/stop-on-signal.ts';
import { AnnouncingPool } from '#server/db/announcing-pool.ts';
import { readEnv } from '#server/environment/env.ts';

/** The real server, from its sources: SILENT makes it the same server that tells nobody what it wrote. */
if (process.env.SILENT) AnnouncingPool.prototype.announce = () => {};

const logger = createLogger('silent');
const webApp = {
  filesFor: () => ({ script: '', preloads: [], styles: [], fonts: [] }),
  followFiles: () => ({ script: '', styles: [] }),
  render: async () => '',
};
const serving = await serve({ env: readEnv(), logger, webApp, announce });
stopOnSignal(serving.stop, logger);
announce(serving.address);
