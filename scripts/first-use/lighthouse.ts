import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { register, signIn } from '#contract/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { chloe, type Site } from '../../e2e/support/site.ts';
import { median } from '../bench/median.ts';
import { findChromium } from '../prepare/chromium.mjs';

const VERSION = '12.8.2';
/** In other time zones the form adds a hint about Paris time. */
const france = { TZ: 'Europe/Paris' };
const run = promisify(execFile);

export type Scores = {
  page: string;
  accessibility: number;
  bestPractices: number;
  performance: number;
  layoutShift: number;
};

/** The median of several runs with the phone profile, for the public pages. */
export async function* lighthouseMedians({ url }: Site, runs: number): AsyncGenerator<Scores> {
  const visits: [page: string, path: string, cookie: string][] = [
    ['accueil', '/', ''],
    ['tableau de bord client', '/dashboard/client', await cookieOf(url, register, amelie)],
    ['tableau de bord chauffeur', '/dashboard/driver', await cookieOf(url, signIn, chloe)],
  ];
  for (const [page, path, cookie] of visits) {
    const scores: Omit<Scores, 'page'>[] = [];
    for (let count = 0; count < runs; count++) scores.push(await patientScoresOf(`${url}${path}`, cookie));
    yield { page, ...mediansOf(scores) };
  }
}

const amelie = {
  email: 'amelie@example.fr',
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '0612345678',
};

async function cookieOf(url: string, { method, path }: Call, account: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(account) });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** On a busy machine Lighthouse sometimes loses its trace and must be run again. */
async function patientScoresOf(url: string, cookie: string, attempts = 3): Promise<Omit<Scores, 'page'>> {
  try {
    return await scoresOf(url, cookie);
  } catch (error) {
    if (attempts <= 1) throw error;
    return await patientScoresOf(url, cookie, attempts - 1);
  }
}

/** Lighthouse is too large to be a dependency: it is fetched on demand. */
async function scoresOf(url: string, cookie: string): Promise<Omit<Scores, 'page'>> {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', '--locale=fr'],
      ...['--only-categories=accessibility,best-practices,performance'],
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    { maxBuffer: 64e6, env: { ...process.env, ...france, CHROME_PATH: findChromium() } },
  );
  const { categories, audits } = JSON.parse(stdout);
  const percent = (name: string) => Math.round(categories[name].score * 100);
  return {
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    performance: percent('performance'),
    layoutShift: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
  };
}

function mediansOf(scores: Omit<Scores, 'page'>[]): Omit<Scores, 'page'> {
  const medianOf = (name: keyof Omit<Scores, 'page'>) => median(scores.map((score) => score[name]));
  return {
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    performance: medianOf('performance'),
    layoutShift: medianOf('layoutShift'),
  };
}
