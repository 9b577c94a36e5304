import type { Draft } from './draft.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

type Holder = Record<string, unknown>;

/** A valid request with one value replaced, missing, doubled or added. */
export function spoilField(draft: Draft, random: Random): Draft {
  const places = [
    ...holdersIn(draft.json).map((holder) => () => spoilHolder(holder, random)),
    ...(draft.bytes ? [() => spoilBytes(draft, random)] : []),
    ...(draft.query.length > 0 ? [() => spoilQuery(draft, random)] : []),
    ...(Object.keys(draft.params).length > 0 ? [() => spoilParam(draft, random)] : []),
  ];
  if (places.length > 0) random.pick(places)();
  else draft.query.push([hostileText(random), hostileText(random)]);
  return draft;
}

/** The objects inside a body, itself included. */
function holdersIn(json: unknown): Holder[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return [];
  const holder = json as Holder;
  return [holder, ...Object.values(holder).flatMap(holdersIn)];
}

function spoilHolder(holder: Holder, random: Random): void {
  const name = random.pick([...Object.keys(holder), hostileText(random)]);
  if (random.chance(0.1)) delete holder[name];
  else holder[name] = hostileValue(random);
}

function spoilBytes(draft: Draft, random: Random): void {
  const bytes = draft.bytes ?? Buffer.alloc(1);
  const at = random.below(bytes.length);
  if (random.chance(0.5)) draft.bytes = bytes.subarray(0, at);
  else bytes[at] = random.below(256);
}

function spoilQuery({ query }: Draft, random: Random): void {
  const spoilt = random.pick(query);
  const extra = random.pick([spoilt[0], `${spoilt[0]}[]`, hostileText(random)]);
  if (random.chance(0.3)) query.push([extra, hostileText(random)]);
  else spoilt[1] = hostileValue(random);
}

function spoilParam({ params }: Draft, random: Random): void {
  params[random.pick(Object.keys(params))] = hostileText(random) || '-';
}
