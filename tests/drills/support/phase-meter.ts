import type { WriteLog } from '#tests/faults/support/write-log.ts';

const CHECK_EVERY_MS = 5;

export type Phase = { acknowledged: number; refused: number; pauseMs: number };

/** Counts what happens to the writers while something is done to the platform. */
export async function measured(writeLog: WriteLog, work: () => Promise<void>): Promise<Phase> {
  const before = { acknowledged: writeLog.acknowledged(), refused: writeLog.troubles.length };
  let [lastAt, lastCount, pauseMs] = [performance.now(), before.acknowledged, 0];
  const look = () => {
    const [now, count] = [performance.now(), writeLog.acknowledged()];
    pauseMs = Math.max(pauseMs, now - lastAt);
    if (count > lastCount) [lastAt, lastCount] = [now, count];
  };
  const timer = setInterval(look, CHECK_EVERY_MS);
  await work().finally(() => clearInterval(timer));
  look();
  return {
    acknowledged: writeLog.acknowledged() - before.acknowledged,
    refused: writeLog.troubles.length - before.refused,
    pauseMs,
  };
}
