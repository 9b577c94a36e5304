import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';

/** A server reduced to its database: it prints when it is ready, then waits for a signal. */
const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedPostgres({ dataDir, durable: false });
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
console.log(database.url);
