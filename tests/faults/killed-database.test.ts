import { expect, test } from 'vitest';
import { messages } from '#contract/sentences/messages.fr.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { reportFigure } from './support/figure.ts';
import { problemsIn } from './support/history.ts';
import { openPeople } from './support/people.ts';
import { sizes } from './support/sizes.ts';
import { startWriters } from './support/writers.ts';

const rounds = Math.ceil(sizes.rounds / 4);

test(`kill -9 of the database: the server says so in French, finds it again and has lost nothing, ${rounds} times over`, {
  timeout: 60_000 + rounds * 60_000,
}, async (context) => {
  const faultEnv = await openFaultEnv();
  const { host } = await faultEnv.start();
  const people = await openPeople(faultEnv, host);
  const { troubles } = people.writeLog;
  const writing = startWriters(people, host);

  for (let round = 0; round < rounds; round += 1) {
    await writing.acknowledged(20 + people.chance.below(20));
    const before = troubles.length;
    await faultEnv.strike();
    await expect.poll(() => troubles.length).toBeGreaterThan(before);
    faultEnv.restore();
    await writing.acknowledged(20);
  }
  await writing.stop();

  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
  expect(new Set(troubles.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set([`503 ${messages.database_away}`]),
  );
  const summary = `${rounds} arrêts, ${troubles.length} réponses 503`;
  reportFigure(context, `${summary}, ${people.writeLog.acknowledged()} écritures confirmées`);
});
