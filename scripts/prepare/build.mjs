import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';
import { mustRun } from './run-command.mjs';

const stamp = 'dist/.stamp';
const proofs = ['dist/web/.vite/manifest.json', 'dist/ssr/entry-server.js', 'dist/server/main.js'];
const parts = ['web', 'ssr', 'server'];
const sources = [
  'src',
  'public',
  'vite.chunks.ts',
  'vite.config.ts',
  'vite.lean.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
  'scripts/prepare',
];

/** @type {import('./prepare.mjs').Step} */
export const build = {
  title: 'Construction de l’application',
  isNeeded() {
    return !proofs.every((path) => existsSync(path)) || readStamp() !== sourcesFingerprint();
  },
  async run() {
    const now = sourcesFingerprint();
    sweepUnfinished();
    await bundle();
    await precompress(unfinished('web'));
    rmSync(stamp, { force: true });
    for (const part of parts) putInPlace(part);
    writeFileSync(stamp, now);
  },
};

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

function sourcesFingerprint() {
  return fingerprint(sources, (path) => !/\.test\.tsx?$/.test(path));
}

/** Left by an interrupted build. */
function sweepUnfinished() {
  mkdirSync('dist', { recursive: true });
  const left = readdirSync('dist').filter((name) => name.startsWith('.building-'));
  for (const name of left) rmSync(`dist/${name}`, { recursive: true });
}

async function bundle() {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir'];
  const results = await Promise.allSettled([
    runNode([...vite, unfinished('web')]),
    runNode([...vite, unfinished('ssr'), '--ssr', 'src/web/entry-server.tsx']),
    runNode(['scripts/prepare/bundle-server.mjs', unfinished('server')]),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await runNode(['scripts/prepare/bundle-follow.mjs', unfinished('web')]);
}

/** @param {string[]} args */
function runNode(args) {
  return mustRun([process.execPath, ...args], {
    otherwise: 'Corrigez l’erreur que montre le détail technique puis relancez la commande.',
    env: { NODE_ENV: 'production' },
  });
}

/** @param {string} part */
function putInPlace(part) {
  rmSync(`dist/${part}`, { recursive: true, force: true });
  renameSync(unfinished(part), `dist/${part}`);
}

/**
 * As deep as its final place, so that the source maps stay right.
 * @param {string} part
 */
function unfinished(part) {
  return `dist/.building-${process.pid}-${part}`;
}
