import { validDraft, type Written, written } from './draft.ts';
import type { Operation } from './operations.ts';
import { type Actor, actors, sessionOf } from './people.ts';
import { randomOf } from './random.ts';
import type { KnownValues } from './valid-value.ts';
import { pickWay, type WayName, ways } from './ways.ts';

export type MadeRequest = {
  index: number;
  operation: Operation;
  actor: Actor;
  way: WayName;
  request: Written;
};

type Lot = {
  seed: number;
  index: number;
  operations: readonly Operation[];
  knownOf: (actor: Actor) => KnownValues;
};

/** Depends on the seed and the index only, so that a single request can be repeated. */
export function makeRequest({ seed, index, operations, knownOf }: Lot): MadeRequest {
  const random = randomOf(seed, index);
  const { operation, actor } = turnOf(index, operations);
  const way = pickWay(random);
  const draft = validDraft(operation, knownOf(actor), random);
  const session = sessionOf(actor, index);
  if (session) draft.headers.cookie = `session=${session}`;
  const spoilt = ways[way](draft, random);
  // Some code is only reached with a header and a wrong body.
  const request = written(random.chance(0.1) ? ways['odd headers'](spoilt, random) : spoilt);
  return { index, operation, actor, way, request };
}

/** Each route is called by each actor within six turns, and consecutive requests are by different people. */
function turnOf(index: number, operations: readonly Operation[]): { operation: Operation; actor: Actor } {
  const place = index % operations.length;
  const turn = Math.floor(index / operations.length);
  const operation = operations[place];
  const actor = actors[(place + turn) % actors.length];
  if (!operation || !actor) throw new Error('the document describes no route');
  return { operation, actor };
}
