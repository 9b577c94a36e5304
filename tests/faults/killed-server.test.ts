import { expect, test } from 'vitest';
import { tellFigure } from './support/figure.ts';
import { openGround } from './support/ground.ts';
import { problemsIn } from './support/history.ts';
import { openOffice } from './support/office.ts';
import { sizes } from './support/sizes.ts';
import { startWriters } from './support/writers.ts';

const { rounds, writers } = sizes;

test(`kill -9 of the server while ${writers} people write loses nothing that was acknowledged, ${rounds} times over`, {
  timeout: 60_000 + rounds * 30_000,
}, async (context) => {
  const ground = await openGround();
  let server = await ground.start();
  const office = await openOffice(ground, server.host);

  for (let round = 0; round < rounds; round += 1) {
    const writing = startWriters(office, server.host);
    await writing.acknowledged(20 + office.chance.below(60));
    await server.kill('SIGKILL');
    await writing.ended;
    server = await ground.start();
  }

  expect(await problemsIn(ground, office.diary)).toEqual([]);
  expect(office.diary.troubles).toEqual([]);
  tellFigure(context, `${rounds} arrêts, ${office.diary.acknowledged()} écritures confirmées`);
});
