type Exception = { file: string; texts: readonly string[]; reason: string };

/** Where paths belong, and this list. */
export const homes: readonly RegExp[] = [
  /^src\/contract\/[\w-]+\/[\w-]+\.calls\.ts$/u,
  /^tests\/spec\//u,
  /^scripts\/checks\/paths\/exceptions\.ts$/u,
];

/** What may be written out elsewhere; '…' is where a template is filled in. */
export const exceptions: readonly Exception[] = [
  {
    file: 'scripts/fuzz/odd-addresses.ts',
    texts: ['/api', '/api/docs/../../package.json', '/files/..%2f..%2fsecret.key'],
    reason: 'wrong addresses on purpose',
  },
  {
    file: 'src/domain/navigation/arrival.test.ts',
    texts: ['/api'],
    reason: 'no page has this path',
  },
  {
    file: 'src/server/adapters/messengers/baileys-sockets.test.ts',
    texts: ['…/ws/chat', '/ws/chat'],
    reason: 'the socket of WhatsApp, not ours',
  },
  {
    file: 'tests/stories/platform/authorization-matrix.test.ts',
    texts: ['/api/forgotten'],
    reason: 'a route that no table has must not be registered',
  },
  {
    file: 'tests/stories/platform/hardening.test.ts',
    texts: ['/api/nothing'],
    reason: 'nothing answers there',
  },
  {
    file: 'tests/stories/platform/metrics.test.ts',
    texts: ['/api/nowhere/secret'],
    reason: 'nothing answers there',
  },
  {
    file: 'tests/stories/pages/pages.test.ts',
    texts: ['/api/nothing', '/files/nothing', '/paypal/nothing'],
    reason: 'nothing answers there',
  },
  {
    file: 'tests/stories/rides/refusals.test.ts',
    texts: ['/files/%00', '/api/rides/%zz', '/api/rides/…'],
    reason: 'broken and overlong addresses on purpose',
  },
];
