import { expect, test } from 'vitest';
import { getFigures, getJournal, listAllRides } from '#contract/platform/admin.calls.ts';
import { countRides, listRides } from '#contract/rides/rides.calls.ts';
import { booked } from '#tests/support/bookings.ts';
import { countStatements, isOfRequest } from '#tests/support/statement-counter.ts';
import { openWorld } from '#tests/support/world.ts';

async function openPeople() {
  const world = await openWorld();
  const [amelie, chloe, ines] = [
    await world.client('Amélie'),
    await world.driver('Chloé'),
    await world.admin('Inès'),
  ];
  for (let ride = 0; ride < 5; ride += 1) await booked(amelie);
  const { texts } = countStatements();
  /** How many statements a call sends beside the one that reads the session. */
  const costOf = async (call: () => Promise<{ statusCode: number }>): Promise<number> => {
    texts.length = 0;
    expect((await call()).statusCode).toBe(200);
    return texts.filter((text) => isOfRequest(text) && !text.includes('sessions')).length;
  };
  return { amelie, chloe, ines, costOf };
}

test('the badges of a person are one statement, and so is a list', async () => {
  const { amelie, chloe, ines, costOf } = await openPeople();

  for (const person of [amelie, chloe, ines]) {
    expect(await costOf(() => person.calls(countRides))).toBe(1);
    expect(await costOf(() => person.calls(listRides))).toBe(1);
  }
});

test('the figures are two statements: of the period, and of the accounts', async () => {
  const { ines, costOf } = await openPeople();

  expect(await costOf(() => ines.calls(getFigures, { query: { weeks: '52' } }))).toBe(2);
});

test('the latest rides and lines are as many as are shown', async () => {
  const { ines } = await openPeople();

  const rides = await ines.calls(listAllRides, { query: { limit: '3' } });
  const journal = await ines.calls(getJournal, { query: { limit: '2' } });

  expect(rides.json()).toHaveLength(3);
  expect(journal.json().entries).toHaveLength(2);
  expect(journal.json().next).not.toBeNull();
});
