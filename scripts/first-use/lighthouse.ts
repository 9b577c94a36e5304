import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { register, signIn } from '#contract/account/auth.calls.ts';
import type { Call } from '#contract/call.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
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
  const visits: [page: string, path: string, signIn?: (browser: BrowserContext) => Promise<unknown>][] = [
    ['accueil', '/'],
    ['tableau de bord client', '/dashboard/client', as(url, register, amelie)],
    ['tableau de bord chauffeur', '/dashboard/driver', as(url, signIn, chloe)],
  ];
  for (const [page, path, enter] of visits) {
    const port = await freePort();
    const browser = await openBrowser(port);
    await enter?.(browser);
    const scores: Omit<Scores, 'page'>[] = [];
    for (let count = 0; count < runs; count++) scores.push(await patientScoresOf(`${url}${path}`, port));
    await browser.close();
    yield { page, ...mediansOf(scores) };
  }
}

/** A browser that is signed in like any other: its session opens the live socket too. */
async function openBrowser(port: number): Promise<BrowserContext> {
  const executablePath = findChromium();
  return await chromium.launchPersistentContext('', {
    ...(executablePath ? { executablePath } : {}),
    headless: false,
    args: [
      ...['--headless=new', '--no-sandbox', `--remote-debugging-port=${port}`],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
    env: { ...process.env, ...france },
  });
}

function as(url: string, { method, path }: Call, data: object) {
  return (browser: BrowserContext) => browser.request.fetch(`${url}${path}`, { method, data });
}

const amelie = {
  email: 'amelie@example.fr',
  password: 'trois petits chats',
  firstName: 'Amélie',
  lastName: 'Durand',
  phone: '0612345678',
};

/** On a busy machine Lighthouse sometimes loses its trace and must be run again. */
async function patientScoresOf(url: string, port: number, attempts = 3): Promise<Omit<Scores, 'page'>> {
  try {
    return await scoresOf(url, port);
  } catch (error) {
    if (attempts <= 1) throw error;
    return await patientScoresOf(url, port, attempts - 1);
  }
}

/** Lighthouse is too large to be a dependency: it is fetched on demand. */
async function scoresOf(url: string, port: number): Promise<Omit<Scores, 'page'>> {
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', '--locale=fr'],
      ...['--only-categories=accessibility,best-practices,performance'],
      `--port=${port}`,
    ],
    { maxBuffer: 64e6, env: { ...process.env, ...france } },
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
