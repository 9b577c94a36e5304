import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Whichever style sheet a browser reads first must know the order of the layers. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/web\/.*\.css$/u.test(id)) return null;
    return { code: `@layer tokens, base, ui, feature, final;\n${code}`, map: null };
  },
};

/** Loaded with what first needs them. */
const later = [
  'ride/dialogs/(?!(client-dialogs|driver-dialogs\\.|paper-dialogs|ride-dialogs|use-ride-dialog|navigation-links))',
  'ride/card/(ride-events|ride-timeline|terms-block)',
  'ride/actions/(order-lines|papers)',
  'ride/data/(bill-requests|client-file|fee-moves)',
  'live/push/push-(card|dialog|switch)',
  'offline/kept',
  'ui/qr-code\\.tsx?',
];

/** What only drivers do with a ride: no client loads it. */
const ofDrivers = [
  'ride/actions/(accept|call|cancellation|driver|move|navigate|overlap|undo)',
  'ride/actions/tools-of-(drivers|roles)',
  'ride/dialogs/(driver-dialogs|navigation-links)',
  'ride/data/(driver-(moves|plan)|order-moves)',
  'ride/lists/opening-row',
  'features/driver-desk/dock',
];

/**
 * Every file is one more question to the server. What the first page needs is one; what the pages behind the sign-in
 * share is another, with the styles of the client's page, which so has none of its own to ask for. What the driver's
 * page shares with the settings is the third, with the map that it shows; their styles are in the first two. The zones and
 * icons of the forfaits come with their tab, the papers of rides with the first completed one.
 */
const behindSignIn = inWeb([
  `(?!(${[...later, ...ofDrivers.map((path) => `${path}[^.]*\\.tsx?$`)].join('|')}))(ui|ride|live|offline|forms|shell|text)/`,
  'features/(client-desk|booking/(form|summary|trip|words))/[^/]*\\.css',
  'features/driver-desk/dock\\.css',
  'pages/(frame|chat)',
  '.*(use-(awake-screen|tab-navigation)|control-list\\.css)',
]);
const driverIcons = /lucide.*\/(palette|wallet-cards)\./u;
/** Small, and in several parts that open later. */
const sharedIcons =
  /lucide.*\/(house|briefcase|lock|minus|mail|send|download|repeat|trash|undo-2|user-round)\./u;
const withSettings =
  /control-list|company-(api|numbers)|control-sentences|domain\/company\/company\.ts|settings-(section|states)|settings\/sections|driver-profile-api|web\/map\/(?!google|outlines|zone-|use-zone)/u;

const fewFiles = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    { name: 'desk', test: anyOf(behindSignIn, sharedIcons), priority: 1 },
    { name: 'driver', test: anyOf(inWeb(ofDrivers), withSettings, driverIcons) },
  ],
};

function anyOf(...patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}

function inWeb(paths: readonly string[]): RegExp {
  return new RegExp(`src/web/(${paths.join('|')})`, 'u');
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), layerOrder],
  // React has it: the substitute for older versions stays out of the first page.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: false,
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // The security policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { input: 'src/web/main.tsx', output: { codeSplitting: fewFiles } } }),
  },
  // Vite leaves this to the process for server code; React would then run its slow development build.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
