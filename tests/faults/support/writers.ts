import { setTimeout as wait } from 'node:timers/promises';
import { openDesk } from './desk.ts';
import type { Office } from './office.ts';
import { sizes } from './sizes.ts';
import { works } from './works.ts';

const PAUSE_MS = 20;

/** Everybody works at once in front of one server, until they are stopped or nobody answers any more. */
export function startWriters(office: Office, host: string) {
  const { diary, chance } = office;
  const desk = openDesk(office, host);
  let isOpen = true;

  async function write(): Promise<void> {
    while (isOpen) {
      const answer = await chance.weighted(works)(desk);
      if (answer === undefined) return;
      if (answer === 'idle' || answer.status >= 500) await wait(PAUSE_MS);
    }
  }

  const ended = Promise.all(Array.from({ length: sizes.writers }, write));
  return {
    ended,
    /** Answers once that many more writes were acknowledged. */
    async acknowledged(more: number): Promise<void> {
      const goal = diary.acknowledged() + more;
      while (diary.acknowledged() < goal) await wait(5);
    },
    async stop(): Promise<void> {
      isOpen = false;
      await ended;
    },
  };
}
