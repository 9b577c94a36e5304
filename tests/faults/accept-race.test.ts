import { expect, test } from 'vitest';
import { acceptRide } from '#contract/rides/rides.calls.ts';
import { bookedBy } from './support/booked-by.ts';
import { openFaultEnv } from './support/fault-env.ts';
import { reportFigure } from './support/figure.ts';
import { problemsIn } from './support/history.ts';
import { openPeople } from './support/people.ts';
import { sizes } from './support/sizes.ts';

test(`six drivers accept each of ${sizes.rides} rides at once over two instances: one wins, five are refused`, {
  timeout: 60_000 + sizes.rides * 2_000,
}, async (context) => {
  const faultEnv = await openFaultEnv();
  const hosts = [await faultEnv.start(), await faultEnv.start()].map(({ host }) => host);
  const people = await openPeople(faultEnv, hosts[0] ?? '', { clients: 1, drivers: 6 });
  const drivers = people.drivers.map((driver, index) => driver.at(hosts[index % 2] ?? ''));

  for (let ride = 0; ride < sizes.rides; ride += 1) {
    const id = await bookedBy(people.amelie);
    const answers = await Promise.all(drivers.map((driver) => driver.calls(acceptRide, { id })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  }

  expect(await problemsIn(faultEnv, people.writeLog)).toEqual([]);
  reportFigure(context, `${sizes.rides} courses, ${sizes.rides * 6} acceptations`);
});
