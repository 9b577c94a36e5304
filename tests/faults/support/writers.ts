import { setTimeout as wait } from 'node:timers/promises';
import type { People } from './people.ts';
import { peopleAt } from './people-at.ts';
import { sizes } from './sizes.ts';
import { works } from './works.ts';

const PAUSE_MS = 20;

/**
 * All users write to one server at once, until they are stopped or the server no longer answers. Patient ones log that
 * as a trouble and continue.
 */
export function startWriters(people: People, host: string, { arePatient = false } = {}) {
  const { writeLog, chance } = people;
  const peopleHere = peopleAt(people, host);
  let isOpen = true;

  async function write(): Promise<void> {
    while (isOpen) {
      const answer = await chance.weighted(works)(peopleHere);
      if (answer === undefined && !arePatient) return;
      if (answer === undefined) writeLog.troubles.push({ status: 0, message: 'no answer', ms: 0 });
      if (answer === undefined || answer === 'idle' || answer.status >= 500) await wait(PAUSE_MS);
    }
  }

  const ended = Promise.all(Array.from({ length: sizes.writers }, write));
  return {
    ended,
    /** Resolves once that many more writes were acknowledged. */
    async acknowledged(more: number): Promise<void> {
      const goal = writeLog.acknowledged() + more;
      while (writeLog.acknowledged() < goal) await wait(5);
    },
    async stop(): Promise<void> {
      isOpen = false;
      await ended;
    },
  };
}
