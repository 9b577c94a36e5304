/** Files that may write paths themselves, each with the reason. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['scripts/fuzz/odd-addresses.ts', 'addresses that are wrong on purpose'],
  ['src/domain/navigation/arrival.test.ts', 'a path of the API is no page'],
  ['src/server/adapters/messengers/baileys-sockets.test.ts', 'the address of WhatsApp, not ours'],
]);

/** Where paths belong. */
export const homes: readonly RegExp[] = [/^src\/contract\/[\w-]+\.calls\.ts$/u, /^tests\/spec\//u];

/** Where paths are still written out. */
export const unconverted: readonly RegExp[] = [
  /^src\/web\//u,
  /^tests\/(stories|support)\//u,
  /^src\/contract\/first-calls\.ts$/u,
  /^src\/server\/features\/pages\/first-answers\.test\.ts$/u,
];
