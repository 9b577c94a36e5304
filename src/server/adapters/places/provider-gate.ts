import { parisTime } from '#domain/time/paris.ts';
import { ProviderFailure, ProviderRefusal } from './provider-error.ts';

export type Log = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
};

export type GateOptions = {
  provider: string;
  clock: () => Date;
  log: Log;
  /** Calls a day, counted in Paris by each instance for itself. */
  dailyBudget?: number | undefined;
};

const DAILY_BUDGET = 5000;
const PAUSE_MS = 60_000;

export type ProviderGate = <Answer>(call: string, ask: () => Promise<Answer>) => Promise<Answer>;

/** Lets calls through to a service unless it failed within the last minute or the day's budget is spent. */
export function providerGate({
  provider,
  clock,
  log,
  dailyBudget = DAILY_BUDGET,
}: GateOptions): ProviderGate {
  let failedAt = Number.NEGATIVE_INFINITY;
  let isDown = false;
  let spent = { day: '', calls: 0 };

  function isPaused(): boolean {
    const since = clock().getTime() - failedAt;
    return since >= 0 && since < PAUSE_MS;
  }

  function spend(): void {
    const { day } = parisTime(clock());
    if (day !== spent.day) spent = { day, calls: 0 };
    spent.calls += 1;
    if (spent.calls === dailyBudget + 1) log.warn({ provider }, 'daily budget of the places service spent');
    if (spent.calls > dailyBudget) throw new ProviderFailure('budget spent');
  }

  function noteFailure(call: string, reason: string): void {
    failedAt = clock().getTime();
    if (!isDown) log.warn({ provider, call, reason }, 'places service failed, built-in places answer');
    isDown = true;
  }

  function noteSuccess(): void {
    if (!isDown || isPaused()) return;
    isDown = false;
    log.info({ provider }, 'places service is back');
  }

  return async (call, ask) => {
    if (isPaused()) throw new ProviderFailure('paused');
    spend();
    try {
      const answer = await ask();
      noteSuccess();
      return answer;
    } catch (error) {
      if (error instanceof ProviderRefusal)
        log.info({ provider, call, reason: error.message }, 'places service refused a request');
      else noteFailure(call, error instanceof ProviderFailure ? error.message : 'unexpected');
      throw error;
    }
  };
}
