const tests = '\\.test\\.tsx?$';
/** Tests, and the files that only tests use. */
const forTests = `${tests}|^src/web/testing/|/(stand-in|show)-[^/]+$`;
const vendors =
  'nodemailer|sharp|@node-rs|stripe|pdfkit|@stackforge-eu|twilio|baileys|web-push|@paypal|@googlemaps';
const jobs =
  'drain-outbox|reconcile-payments|cancel-long-expired|apply-retention|read-due-calendars|queue-reminders';

/** The web from top to bottom. */
const webFloors = [
  ['shell'],
  ['pages'],
  ['features'],
  ['ride'],
  ['offline'],
  ['live'],
  ['addresses'],
  ['api'],
  ['forms', 'map', 'signals'],
  ['ui'],
  ['text', 'browser'],
];
const rideRooms = [['lists'], ['actions'], ['dialogs'], ['card'], ['data'], ['words']];

/** A folder imports what is on a floor below its own, nothing beside it and nothing above. */
function oneWayDown(name, root, floors) {
  return floors.flatMap((floor, height) =>
    floor.map((folder) => ({
      name: `${name}-order-${folder}`,
      severity: 'error',
      from: { path: `^${root}/${folder}/`, pathNot: forTests },
      to: {
        path: floors
          .slice(0, height + 1)
          .flat()
          .filter((other) => other !== folder)
          .map((other) => `^${root}/${other}/`)
          .concat(`^${root}/[^/]+\\.tsx?$`),
      },
    })),
  );
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'Rules import rules, nothing else: no npm package, no Node module.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: tests },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'contract-sees-domain',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: tests },
      to: { pathNot: '^(src/(contract|domain)/|node_modules/zod/)' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'source-never-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: forTests },
      to: { path: `^(tests|e2e|scripts)/|${forTests}` },
    },
    {
      name: 'features-see-ports-not-adapters',
      severity: 'error',
      from: { path: '^src/server/(features|http|live|jobs)/', pathNot: tests },
      to: { path: '^src/server/adapters/' },
    },
    {
      name: 'ports-know-no-server',
      comment: 'An interface knows neither its users nor its adapters.',
      severity: 'error',
      from: { path: '^src/server/ports/' },
      to: { path: '^src/server/', pathNot: '^src/server/ports/' },
    },
    {
      name: 'vendor-sdks-stay-in-adapters',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/adapters/' },
      to: { path: `node_modules/(@types/)?(${vendors})/` },
    },
    {
      name: 'server-features-by-their-index',
      comment: 'index.ts is what the rest of the server may use of a feature.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: { path: '^src/server/features/', pathNot: '^src/server/features/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'server-above-features-by-their-index',
      severity: 'error',
      from: { path: '^src/server/', pathNot: '^src/server/(features/|app\\.ts$|jobs/jobs\\.ts$)' },
      to: { path: '^src/server/features/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'application-registers-routes-and-jobs',
      comment: 'Routes and jobs are used by the application alone, which imports them past the index.',
      severity: 'error',
      from: { path: '^src/server/(app|jobs/jobs)\\.ts$' },
      to: { path: '^src/server/features/', pathNot: `(routes|${jobs})\\.ts$` },
    },
    {
      name: 'web-folders-have-a-floor',
      severity: 'error',
      from: { path: '^src/web/[^/]+/', pathNot: `^src/web/(${webFloors.flat().join('|')}|testing)/` },
      to: {},
    },
    ...oneWayDown('web', 'src/web', webFloors),
    ...oneWayDown('ride', 'src/web/ride', rideRooms),
    {
      name: 'web-features-are-islands',
      comment: 'What two features need has a home below both.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'ui-kit-has-no-business-word',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(contract|domain)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
