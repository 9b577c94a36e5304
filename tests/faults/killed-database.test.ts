import { expect, test } from 'vitest';
import { messages } from '#contract/messages.fr.ts';
import { tellFigure } from './support/figure.ts';
import { openGround } from './support/ground.ts';
import { problemsIn } from './support/history.ts';
import { openOffice } from './support/office.ts';
import { sizes } from './support/sizes.ts';
import { startWriters } from './support/writers.ts';

const rounds = Math.ceil(sizes.rounds / 4);

test(`kill -9 of the database: the server says so in French, finds it again and has lost nothing, ${rounds} times over`, {
  timeout: 60_000 + rounds * 60_000,
}, async (context) => {
  const ground = await openGround();
  const { host } = await ground.start();
  const office = await openOffice(ground, host);
  const { troubles } = office.diary;
  const writing = startWriters(office, host);

  for (let round = 0; round < rounds; round += 1) {
    await writing.acknowledged(20 + office.chance.below(20));
    const before = troubles.length;
    await ground.strike();
    await expect.poll(() => troubles.length, { timeout: 20_000 }).toBeGreaterThan(before);
    ground.restore();
    await writing.acknowledged(20);
  }
  await writing.stop();

  expect(await problemsIn(ground, office.diary)).toEqual([]);
  expect(new Set(troubles.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set([`503 ${messages.database_away}`]),
  );
  const told = `${rounds} arrêts, ${troubles.length} réponses 503`;
  tellFigure(context, `${told}, ${office.diary.acknowledged()} écritures confirmées`);
});
