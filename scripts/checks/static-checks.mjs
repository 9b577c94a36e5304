import { runCommand } from '../prepare/run-command.mjs';
import { importRule } from './import-rule.mjs';

/** @type {readonly import('./run-checks.mjs').Check[]} */
export const staticChecks = [
  tool('types', 'Types du serveur', 'typescript7/bin/tsc', '-p', 'tsconfig.server.json'),
  tool('types', 'Types des pages', 'typescript7/bin/tsc', '-p', 'tsconfig.web.json'),
  tool('types', 'Types des tests et des scripts', 'typescript7/bin/tsc', '-p', 'tsconfig.tests.json'),
  tool('types', 'Types des règles', 'typescript7/bin/tsc', '-p', 'tsconfig.domain.json'),
  tool('types', 'Types du contrat', 'typescript7/bin/tsc', '-p', 'tsconfig.contract.json'),
  tool(
    'types',
    'Fautes que les types des appels refusent',
    'tsx/dist/cli.mjs',
    'scripts/checks/check-mistakes.ts',
  ),
  tool('format', 'Mise en forme', '@biomejs/biome/bin/biome', 'ci', '.'),
  tool('lint', 'Fautes de programmation', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  importRule,
  tool('paths', 'Adresses des appels', 'tsx/dist/cli.mjs', 'scripts/checks/paths/check-paths.ts'),
  tool('dead-code', 'Code mort', 'knip/bin/knip.js', '--no-progress'),
];

/**
 * @param {string} name
 * @param {string} title
 * @param {string} program inside node_modules
 * @param {string[]} args
 * @returns {import('./run-checks.mjs').Check}
 */
function tool(name, title, program, ...args) {
  return {
    name,
    title,
    async run() {
      const { code, output } = await runCommand([process.execPath, `node_modules/${program}`, ...args]);
      return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}
