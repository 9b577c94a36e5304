import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** The minified file is half as long, and every document reads it. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No finding, in the dark and in the light theme. Retried while colours are in transition. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await repainted(page);
    const message = `${page.url()} in the ${colorScheme} theme`;
    await expect.poll(() => findingsOn(page), { message }).toEqual([]);
  }
}

/** Chromium keeps some inherited colours of the other theme until the next paint. */
async function repainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Without iframes: the page has none. */
async function findingsOn(page: Page): Promise<string[]> {
  expect(page.frames(), 'axe looks into no frame').toHaveLength(1);
  const violations = await violationsOn(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Injects axe once per document and reports violations only: both are slower than its rules. */
async function violationsOn(page: Page): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate<Result[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
