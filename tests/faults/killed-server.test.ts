import { expect, test } from 'vitest';
import { signedIn } from '#tests/support/far-people.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { reportFigure } from './support/figure.ts';
import { problemsIn } from './support/history.ts';
import { openPeople, PASSWORD } from './support/people.ts';
import { sizes } from './support/sizes.ts';
import { startWriters } from './support/writers.ts';

const { rounds, writers } = sizes;

test(`kill -9 of the server while ${writers} people write loses nothing that was acknowledged, ${rounds} times over`, {
  timeout: 60_000 + rounds * 30_000,
}, async (context) => {
  const faultEnv = await openFaultEnv();
  let server = await faultEnv.start();
  const people = await openPeople(faultEnv, server.host);

  for (let round = 0; round < rounds; round += 1) {
    const writing = startWriters(people, server.host);
    await writing.acknowledged(20 + people.chance.below(60));
    await server.kill('SIGKILL');
    await writing.ended;
    server = await faultEnv.start();
    const again = await signedIn(server.host, 'driver-0@example.fr', PASSWORD);
    expect(again.id).toBe(people.chloe.id);
  }

  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
  expect(people.writeLog.troubles).toEqual([]);
  reportFigure(context, `${rounds} arrêts, ${people.writeLog.acknowledged()} écritures confirmées`);
});
