import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * For each rule of .dependency-cruiser.cjs a file that breaks it, and what it imports.
 * @type {Readonly<Record<string, readonly [string, string]>>}
 */
export const plantedImports = {
  'domain-is-pure': ['src/domain/reads-files.ts', 'node:fs'],
  'contract-sees-domain': ['src/contract/asks-server.ts', '#server/target.ts'],
  'server-never-web': ['src/server/draws.ts', '#web/target.ts'],
  'web-never-server': ['src/web/queries.ts', '#server/target.ts'],
  'source-never-tests': ['src/server/cheats.ts', '#tests/target.ts'],
  'features-see-ports-not-adapters': ['src/server/features/rides/dials.ts', '#server/adapters/target.ts'],
  'ports-know-no-server': ['src/server/ports/peeks.ts', '#server/target.ts'],
  'vendor-sdks-stay-in-adapters': ['src/server/mails.ts', 'nodemailer'],
  'server-features-by-their-index': [
    'src/server/features/chat/climbs.ts',
    '#server/features/rides/target.ts',
  ],
  'server-above-features-by-their-index': ['src/server/boot/reaches.ts', '#server/features/rides/target.ts'],
  'application-registers-routes-and-jobs': ['src/server/app.ts', '#server/features/rides/target.ts'],
  'web-features-are-islands': ['src/web/features/chat/swims.ts', '#web/features/payments/target.ts'],
  'web-folders-have-a-floor': ['src/web/helpers/appears.ts', '#web/text/target.ts'],
  'web-order-shell': ['src/web/shell/climbs.ts', '#web/target.ts'],
  'web-order-pages': ['src/web/pages/climbs.ts', '#web/shell/target.ts'],
  'web-order-features': ['src/web/features/chat/climbs.ts', '#web/pages/target.ts'],
  'web-order-ride': ['src/web/ride/card/climbs.ts', '#web/features/payments/target.ts'],
  'web-order-offline': ['src/web/offline/climbs.ts', '#web/ride/target.ts'],
  'web-order-live': ['src/web/live/climbs.ts', '#web/offline/target.ts'],
  'web-order-addresses': ['src/web/addresses/climbs.ts', '#web/live/target.ts'],
  'web-order-api': ['src/web/api/climbs.ts', '#web/live/target.ts'],
  'web-order-forms': ['src/web/forms/climbs.ts', '#web/api/target.ts'],
  'web-order-map': ['src/web/map/climbs.ts', '#web/api/target.ts'],
  'web-order-signals': ['src/web/signals/leans.ts', '#web/forms/target.ts'],
  'web-order-ui': ['src/web/ui/climbs.ts', '#web/forms/target.ts'],
  'web-order-text': ['src/web/text/leans.ts', '#web/browser/target.ts'],
  'web-order-browser': ['src/web/browser/climbs.ts', '#web/ui/target.ts'],
  'ride-order-lists': ['src/web/ride/lists/climbs.ts', '#web/ride/target.ts'],
  'ride-order-actions': ['src/web/ride/actions/climbs.ts', '#web/ride/lists/target.ts'],
  'ride-order-dialogs': ['src/web/ride/dialogs/climbs.ts', '#web/ride/actions/target.ts'],
  'ride-order-card': ['src/web/ride/card/rises.ts', '#web/ride/dialogs/target.ts'],
  'ride-order-data': ['src/web/ride/data/climbs.ts', '#web/ride/card/target.ts'],
  'ride-order-words': ['src/web/ride/words/climbs.ts', '#web/ride/data/target.ts'],
  'ui-kit-has-no-business-word': ['src/web/ui/judges.ts', '#domain/target.ts'],
  'no-cycles': ['src/server/circles.ts', '#server/circles.ts'],
  'imports-resolve': ['src/server/strays.ts', './nowhere.ts'],
};

/**
 * Folders in a circle of three, though no file is in one, closed by an import of a type.
 * @type {readonly (readonly [string, string])[]}
 */
export const plantedFolderCycle = [
  ['src/web/map/here/leads.ts', "import '../there/target.ts';"],
  ['src/web/map/there/leads.ts', "import '../yonder/target.ts';"],
  ['src/web/map/yonder/returns.ts', "import type { Target } from '../here/target.ts';"],
];

const targets = [
  'src/domain',
  'src/server',
  'src/server/adapters',
  'src/server/features/rides',
  'src/web',
  'src/web/api',
  'src/web/browser',
  'src/web/features/payments',
  'src/web/forms',
  'src/web/live',
  'src/web/addresses',
  'src/web/map/here',
  'src/web/map/there',
  'src/web/map/yonder',
  'src/web/offline',
  'src/web/pages',
  'src/web/ride',
  'src/web/ride/actions',
  'src/web/ride/card',
  'src/web/ride/data',
  'src/web/ride/dialogs',
  'src/web/ride/lists',
  'src/web/shell',
  'src/web/text',
  'src/web/ui',
  'tests',
].map((folder) => `${folder}/target.ts`);

/**
 * Fills an empty folder with a project that breaks every rule once.
 * @param {string} folder
 * @param {string} manifest its package.json
 */
export function plantImports(folder, manifest) {
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', manifest);
  write('node_modules/nodemailer/package.json', '{ "name": "nodemailer", "main": "index.js" }');
  write('node_modules/nodemailer/index.js', '');
  for (const target of targets) write(target, 'export type Target = string;\n');
  for (const [file, specifier] of Object.values(plantedImports)) write(file, `import '${specifier}';\n`);
  for (const [file, text] of plantedFolderCycle) write(file, `${text}\n`);
}
