import { urlOf } from '#contract/call.ts';
import { suggestPlaces } from '#contract/trip/places.calls.ts';
import { type Databases, temporaryFolder } from './databases.ts';
import { startApplication } from './start-server.ts';
import type { Verdict } from './verdict.ts';

const ROUNDS = 20;
const BAR_MS = 5;

/** As people type: beginnings, whole names, codes, postcodes and typos. */
const typed = [
  ...['ga', 'gar', 'gare de lyon', 'sa', 'saint', 'saint germain en laye', 'st denis', 'or', 'orly', 'paris'],
  ...['CDG', 'T2E', 'cdg terminal 2e', '75012', '44300 nantes', '750', 'aeroport nice', 'la defense'],
  ...['tour eifel', 'gar de lyon', 'gare de lion', 'marseile', 'issy les moulinaux', 'boulogne bilancourt'],
  ...['12 rue de Rivoli, 75001 Paris', 'zzzz'],
];

/** The search without a service, from the request to the last byte of its answer. */
export async function measureSuggestions(databases: Databases): Promise<Verdict[]> {
  const folder = await temporaryFolder();
  const place: Record<string, string> = process.env.DATABASE_URL
    ? { DATABASE_URL: await databases.create(0) }
    : { DATA_DIR: folder };
  const server = await startApplication(place);
  try {
    await timesOf(server.url, 3);
    const times = (await timesOf(server.url, ROUNDS)).toSorted((one, other) => one - other);
    const slow = times[Math.ceil(times.length * 0.95) - 1] ?? Infinity;
    const figure = `${slow.toFixed(1)} ms`;
    return [{ work: 'suggestions, p95', figure, bar: `≤ ${BAR_MS} ms`, isGood: slow <= BAR_MS }];
  } finally {
    await server.stop();
  }
}

async function timesOf(url: string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const input of typed) {
      const began = performance.now();
      const answer = await fetch(`${url}${urlOf(suggestPlaces, { query: { input } })}`);
      await answer.text();
      times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${answer.status} from the suggestions`);
    }
  }
  return times;
}
