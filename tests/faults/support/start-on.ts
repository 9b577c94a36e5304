import { startServer } from '#tests/support/server-process.ts';

export const SECRET_KEY = 'a secret key of the servers that fall';

/** A server with the key known to the checks; `host` is its address. */
export async function startOn(folder: string, env: Record<string, string> = {}) {
  const server = await startServer(folder, { SECRET_KEY, ...env });
  if (!server.url) throw new Error(`the server did not start: ${server.printed()}`);
  return { ...server, host: new URL(server.url).host.replace('localhost', '127.0.0.1') };
}
