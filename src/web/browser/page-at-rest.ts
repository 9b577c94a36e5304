/** After this delay a page prefetches what it will need later. */
export const AT_REST_MS = 10_000;

const LONGEST_MS = 2_000;
const SHORT_MS = 200;

/** When the browser is idle, or soon. */
export function pageAtRest(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: LONGEST_MS });
    else setTimeout(done, SHORT_MS);
  });
}
