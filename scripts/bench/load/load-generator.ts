import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Load, Shots } from './fire.ts';

export type LoadGenerator = { fire(load: Load): Promise<Shots>; close(): void };

export function openLoadGenerator(): LoadGenerator {
  const child = fork('scripts/bench/load/load-process.ts', { execArgv: ['--import', 'tsx'] });
  return {
    async fire(load) {
      child.send(load);
      const [answer] = (await once(child, 'message')) as [Shots | { failure: string }];
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    },
    close: () => child.disconnect(),
  };
}
