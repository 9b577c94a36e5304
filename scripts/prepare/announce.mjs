/**
 * Prints the title while the work runs, then how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function announce(title, work) {
  const started = performance.now();
  const stop = showProgress(title, started);
  let mark = '✗';
  try {
    const result = await work();
    mark = '✓';
    return result;
  } finally {
    stop();
    console.log(`${mark} ${title} (${secondsSince(started)})`);
  }
}

/** @param {number} started a reading of performance.now() */
export function secondsSince(started) {
  const seconds = (performance.now() - started) / 1000;
  return `${seconds.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0s`;
}

/**
 * @param {string} title
 * @param {number} started
 */
function showProgress(title, started) {
  if (!process.stdout.isTTY) {
    console.log(`… ${title}`);
    return () => undefined;
  }
  const show = () => process.stdout.write(`\r… ${title} (${secondsSince(started)})`);
  show();
  const timer = setInterval(show, 200);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[2K');
  };
}
