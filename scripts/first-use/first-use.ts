import { chromium } from '@playwright/test';
import { openSite } from '../../e2e/support/site.ts';
import { median } from '../bench/median.ts';
import { findChromium } from '../prepare/chromium.mjs';
import { lighthouseMedians } from './lighthouse.ts';
import { isPaintedWithoutScript, secondsToUsableForm } from './usable-form.ts';

const RUNS = 5;
const SECONDS_BAR = 2;

/** Measures when the form is usable on a slow network, and the Lighthouse scores. */
const site = await openSite('first-use');
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});

try {
  const painted = await isPaintedWithoutScript(browser, site.url);
  report(painted, 'le formulaire est dessiné avant tout JavaScript');
  const seconds = median(await repeat(() => secondsToUsableForm(browser, site.url)));
  report(
    seconds <= SECONDS_BAR,
    `${seconds.toFixed(2)} s / ${SECONDS_BAR} s jusqu’au formulaire utilisable (250 ko/s, 300 ms, médiane de ${RUNS})`,
  );
} finally {
  await browser.close();
}

try {
  for await (const { page, accessibility, bestPractices, performance, layoutShift } of lighthouseMedians(
    site,
    RUNS,
  )) {
    report(
      accessibility === 100 && bestPractices === 100 && layoutShift === 0,
      `Lighthouse ${page} : accessibilité ${accessibility}, bonnes pratiques ${bestPractices}, CLS ${layoutShift}`,
    );
    report(
      performance >= 95,
      `Lighthouse ${page} : performance ${performance} (visée 95, médiane de ${RUNS})`,
    );
  }
} finally {
  await site.stop();
}

function report(isHeld: boolean, sentence: string): void {
  console.log(`${isHeld ? '✓' : '✗'} ${sentence}`);
  if (!isHeld) process.exitCode = 1;
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run++) figures.push(await measure());
  return figures;
}
