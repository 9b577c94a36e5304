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
  'ui-kit-knows-no-feature': ['src/web/ui/judges.ts', '#domain/target.ts'],
  'no-cycles': ['src/server/circles.ts', '#server/circles.ts'],
  'imports-resolve': ['src/server/strays.ts', './nowhere.ts'],
};

const targets = [
  'src/domain',
  'src/server',
  'src/server/adapters',
  'src/server/features/rides',
  'src/web',
  'src/web/features/payments',
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
  for (const target of targets) write(target, 'export {};\n');
  for (const [file, specifier] of Object.values(plantedImports)) write(file, `import '${specifier}';\n`);
}
