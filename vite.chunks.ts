/** Loaded with what first needs them. */
const later = [
  'ride/dialogs/(?!(client-dialogs|driver-dialogs\\.|order-dialogs|paper-dialogs|ride-dialogs|use-ride-dialog|use-screen-dialog|navigating/navigation-links))',
  'forms/key-mark',
  'ride/card/(notices/(raise-notice|terms-block)|timeline/|way/)',
  'ride/data/position/',
  'live/position-socket',
  'text/arrival',
  'ride/words/(request-words|ride-(changes|news))',
  'ride/actions/(admin-actions|change-panel|client/landing/|driver/(step-sender|undo-step|way-)|papers|tools-of-roles)',
  'ride/data/\\w+/(bill-requests|change-moves|client-file|fee-moves|landing-moves|new-requests|order-(cancellation|rejection|rides)|passenger-moves|queued-steps|raise-moves|refused-steps|send-queued|way-moves)',
  'live/push/push-(card|dialog|switch)',
  'offline/kept',
  'text/ride-events',
  'ui/check-rows',
  'ui/(month-grid|qr-code)\\.tsx?',
];

/** Small, and on no first screen: one file for whatever is opened next. */
const more = [
  'ui/(card|checkbox|details|edit-button|leave-question|new-tab-link|question-dialog|save-or-cancel|search-field|segment|unit-field)\\.tsx',
  'forms/use-(field-of-address|leave-warning|tries)',
  'ride/(card/ride-brief|data/reads/ride-vouchers|lists/way-on)\\.tsx?',
  'ride/words/(finished-ride-address|money-texts|waiting)',
  'browser/search-of-address',
];
const moreIcons = /weekdays\.fr|lucide.*\/(copy|credit-card|download|lock|mail|minus|search|send|trash)\./u;

/** What only drivers do with a ride, and what the live ride and its full screen share: no client loads it. */
const ofDrivers = [
  'ride/actions/driver/(?!driver-payment)',
  'ride/dialogs/(navigating/navigation-links|use-screen-dialog)',
  'ride/data/\\w+/(driver-(moves|plan)|move-failures|order-moves|needs-network|queued-steps|refused-steps|send-queued|sorted-requests|undo-start|verdicts|way-moves)',
  'ride/(card|words)/(verdict|exclusion)',
  'ride/card/queued-note',
  'ride/lists/(opening-row|request-cards)',
  'features/driver-desk/(dock|live/(client-note|live-figures|progress-of|way-words))',
  'browser/(chime|device-choice)',
  'signals/(full-screen|new-requests)',
];

/** What a driver's desk shows around its rides: the car, the day, immediate booking, new requests. */
const aroundRides = [
  'pages/driver-(dashboard-page|tools)',
  'features/driver-desk/(?!cancelled|finished|live/(ask-position|moving-map|full-screen|on-the-spot|waiting-ring))',
  'features/request-sheet/',
  'features/hours/(instant-card|hours-api)',
  'ride/(data/(position/share-position|reads/new-requests)|words/request-words)',
  'live/position-socket',
];
/** The styles of the first screen of a page are not asked for twice. */
const stylesOfDrivers = inWeb(
  [
    ...ofDrivers,
    ...aroundRides,
    'features/driver-desk/(?!finished|live/(ask-position|full-screen))',
    'features/driver-profile/(active|duty|setup)',
    'pages/driver-tools',
  ].map((path) => `${path}.*\\.css`),
);

/** One style sheet for the first screen of everybody who does not drive. */
const stylesOfFirstScreens = inWeb([
  `(?!(${later.join('|')}))(ui|live|offline|forms|shell|text|pages)/.*\\.css`,
  `(?!(${[...later, ...ofDrivers].join('|')}))ride/.*\\.css`,
  '(addresses/|features/(account|booking/(departure|extras|form|summary|trip)|client-desk|landing)/)[^/]*\\.css',
  '(features/(booking/words/booking-words|settings/company/control-list)|map/map-drawing)\\.css',
]);

/** The frame of signed-in people and what nearly every page behind it shows. */
const behindSignIn = inWeb([
  `(?!(${[...later, ...more].join('|')}))(ui|live|offline|forms|shell|text)/`,
  'ride/(data/(cache/place-ride|reads/(freshness|ride-counts|rides-api|read-road))|words/(client-desk-address|ride-facts)|lists/slow-answers)',
  'pages/(chat|frame|page-components)',
  'features/client-desk/client-tabs\\.ts',
  '.*use-(awake-screen|now|tab-navigation)',
  'api/report-failure',
  'features/driver-profile/driver-profile-api',
]);
/** What only clients do with a ride. */
const clientRides = [
  'features/client-desk/client-tab-rides',
  'ride/actions/client/(?!landing/)',
  'ride/dialogs/client-dialogs',
  'signals/ride-in-form',
];

/** The cards of rides, which a client opens and a driver begins with. */
const withRides = anyOf(
  inWeb([
    `(?!(${[...later, ...more, ...ofDrivers, ...clientRides].join('|')}))ride/`,
    'features/settings/company/control-(alert|head|list|points|words)',
  ]),
  /control-sentences|use-seconds|ride-load\.fr|hours\.calls|day-plan\/(fit|stretch)|lucide.*\/(palette|wallet-cards)\./u,
);
/** Small, and in several parts that open later. */
const sharedIcons =
  /lucide.*\/(banknote|hourglass|house|briefcase|calendar-days|chevron-right|pencil|plus|repeat|share-2|undo-2|user-round)\./u;
const withSettings =
  /company-(api|numbers)|domain\/company\/company\.ts|settings-(section|states)|settings\/sections/u;

/** What the form has in common with the pages behind sign-in. */
const withBoth = anyOf(
  inWeb([
    'ui/(brand-mark|button|field|icon-button|notice|skeleton|stop-mark|tabs|text-field|use-hidden-sides)',
    'forms/use-(form|problems)',
    'text/(addresses|api-error|counts|dates|durations|euros|phones)',
    'signals/(booking-(draft|edit)|stored-draft)',
    'browser/(geolocation|local-notes|theme|use-debounced)',
    'map/route-map',
    'shell/theme-switch',
  ]),
  /domain\/(money|time\/(paris|on-first-use)|geo\/(great-circle|same-place)|ride\/schedule)\./u,
  /contract\/sentences\/(evtc-text|french|ride-sentences)/u,
  /lucide.*\/(calendar|car|check|chevron-down|map-pin|moon|phone|plane|route|sun|train-front|users|x)\./u,
);

/**
 * Every file is one more question to the server: few files, cut where the people who load them differ. A part takes
 * with it what it imports; the highest priority chooses first. The server knows a page by the name of its part.
 */
export const fewFiles = {
  groups: [
    { name: 'first', test: anyOf(/src\/web\/main\.tsx$/u, withBoth, stylesOfFirstScreens), priority: 4 },
    { name: 'landing', test: /shell\/landing-part\.tsx$/u, priority: 3 },
    {
      name: 'desk',
      test: anyOf(behindSignIn, sharedIcons, /first-lists|of-name\.fr|rides\/orders\.calls/u),
      priority: 2,
    },
    { name: 'map', test: inWeb(['map/(?!google|outlines|zone-|use-zone|way/)']) },
    {
      name: 'client_dashboard',
      test: inWeb([
        'pages/client-dashboard-page',
        'features/(client-desk/(?!client-tab-rides|client-tabs)|booking/words/(booking-words|word-list))',
      ]),
    },
    { name: 'rides', test: withRides, priority: 1 },
    {
      name: 'driver_dashboard',
      test: anyOf(inWeb([...ofDrivers, ...aroundRides]), stylesOfDrivers, /domain\/day-plan\//u),
    },
    { name: 'client-rides', test: inWeb(clientRides) },
    { name: 'more', test: anyOf(inWeb(more), moreIcons), priority: 1 },
    { name: 'settings', test: withSettings },
  ],
};

type Test = RegExp | ((id: string) => boolean);

function anyOf(...tests: readonly Test[]) {
  return (id: string) => tests.some((test) => (test instanceof RegExp ? test.test(id) : test(id)));
}

function inWeb(paths: readonly string[]): RegExp {
  return new RegExp(`src/web/(${paths.join('|')})`, 'u');
}
