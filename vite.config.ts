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
  'ride/dialogs/(?!(client-dialogs|driver-dialogs\\.|order-dialogs|paper-dialogs|ride-dialogs|use-ride-dialog|navigation-links))',
  'forms/key-mark',
  'ride/card/(raise-notice|ride-events|ride-timeline|terms-block|way/)',
  'ride/data/(followed|share)-position',
  'live/position-socket',
  'text/arrival',
  'ride/words/(request-words|ride-(changes|news))',
  'ride/actions/(change-panel|landing/|papers|undo-step|way-)',
  'ride/data/(bill-requests|change-moves|client-file|fee-moves|landing-moves|new-requests|order-(cancellation|rejection|rides)|passenger-moves|queued-steps|raise-moves|way-moves)',
  'live/push/push-(card|dialog|switch)',
  'offline/kept',
  'text/ride-events',
  'ui/check-rows',
  'ui/(month-grid|qr-code)\\.tsx?',
];

/** What only drivers do with a ride, and what the live ride and its full screen share: no client loads it. */
const ofDrivers = [
  'ride/actions/(accept-|admin-actions|call|cancellation|driver-|move|navigate|ride-verdict|tools-of-(drivers|roles)|undo-st|way-)',
  'ride/dialogs/(driver-dialogs\\.|navigation-links)',
  'ride/data/(driver-(moves|plan)|order-moves|needs-network|queued-steps|request-order|undo-start|verdicts|way-moves)',
  'ride/(card|words)/(verdict|exclusion)',
  'ride/card/queued-note',
  'ride/lists/(opening-row|request-cards)',
  'features/driver-desk/(dock|live/(client-note|live-figures|progress-of|way-words))',
  'features/driver-profile/driver-profile-api',
  'browser/(chime|device-choice)',
  'signals/(full-screen|new-requests)',
];

/** What a driver's desk shows after its rides: the car, the day, immediate booking, new requests. */
const afterRides = [
  'features/driver-desk/(live/(position-part|ask-position)|day/)',
  'features/(request-sheet/|hours/instant)',
  'ride/(data/(new-requests|share-position)|words/request-words)',
  'map/way/',
  'live/position-socket',
];

/** The styles of the first screen of a page are not asked for twice. */
const stylesOfDrivers = inWeb(
  [
    ...ofDrivers,
    ...afterRides,
    'features/driver-desk/',
    'features/driver-profile/(active|duty|setup)',
    'pages/driver-tools',
  ].map((path) => `${path}.*\\.css`),
);

/** Every file is one more question to the server: few files, cut where the people who load them differ. */
const behindSignIn = inWeb([
  `(?!(${later.join('|')}))(ui|live|offline|forms|shell|text)/`,
  `(?!(${[...later, ...ofDrivers].join('|')}))ride/.*\\.css`,
  'ride/(data/(rides-api|place-ride|read-road)|words/(client-desk-address|ride-facts)|lists/slow-answers)',
  'features/(client-desk/|booking/(form/|summary/|trip/|words/booking-words))[^/]*\\.css',
  'pages/(frame|chat)',
  'features/booking/words/booking-words\\.tsx',
  'features/(client-desk/client-tabs\\.ts|settings/company/control-list\\.css)',
  '.*use-(awake-screen|now|tab-navigation)',
  'api/report-failure',
]);
/** The cards of rides, which a client opens and a driver begins with. */
const withRides = anyOf(
  inWeb([
    `(?!(${[...later, ...ofDrivers].join('|')}))ride/`,
    'features/(client-desk/client-tab-rides|settings/company/control-(alert|head|points))',
    'signals/ride-in-form',
  ]),
  /weekdays\.fr|use-seconds|ride-load\.fr|hours\.calls|day-plan\/(fit|stretch)|lucide.*\/(credit-card|palette|wallet-cards)\./u,
);
/** Small, and in several parts that open later. */
const sharedIcons =
  /lucide.*\/(house|briefcase|calendar-days|chevron-right|download|lock|mail|minus|repeat|send|trash|undo-2|user-round)\./u;
const withSettings =
  /control-(list\.tsx|words)|company-(api|numbers)|control-sentences|domain\/company\/company\.ts|settings-(section|states)|settings\/sections/u;

const fewFiles = {
  groups: [
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    { name: 'desk', test: anyOf(behindSignIn, sharedIcons, /first-lists/u), priority: 1 },
    { name: 'map', test: inWeb(['map/(?!google|outlines|zone-|use-zone|way/)']) },
    { name: 'rides', test: withRides },
    { name: 'driver', test: anyOf(inWeb(ofDrivers), stylesOfDrivers, /domain\/day-plan\//u) },
    { name: 'settings', test: withSettings },
    { name: 'after-rides', test: inWeb(afterRides) },
  ],
};

type Test = RegExp | ((id: string) => boolean);

function anyOf(...tests: readonly Test[]) {
  return (id: string) => tests.some((test) => (test instanceof RegExp ? test.test(id) : test(id)));
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
