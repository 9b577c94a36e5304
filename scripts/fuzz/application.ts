import { main } from '#server/main.ts';

/** The built application, as `npm start` runs it. */
await main();
