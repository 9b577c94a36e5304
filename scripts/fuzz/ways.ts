import { brokenJson } from './broken-json.ts';
import type { Draft } from './draft.ts';
import { hostileText } from './hostile-values.ts';
import { oddAddresses } from './odd-addresses.ts';
import { oddBody } from './odd-bodies.ts';
import { oddHeaders } from './odd-headers.ts';
import type { Random } from './random.ts';
import { spoilField } from './spoil-field.ts';

type Way = (draft: Draft, random: Random) => Draft;

/** How a request goes wrong. */
export const ways = {
  'as it should be': (draft) => draft,
  'one field broken': spoilField,
  'hostile query': (draft, random) => {
    for (let count = random.below(5); count >= 0; count -= 1)
      draft.query.push([hostileText(random), hostileText(random)]);
    return draft;
  },
  'broken JSON': (draft, random) => withBytes(draft, brokenJson(draft.json, random)),
  'another content type': (draft, random) => {
    const { type, bytes } = oddBody(random);
    draft.headers['content-type'] = type;
    return withBytes(draft, bytes);
  },
  'odd headers': (draft, random) => {
    for (let count = random.below(3); count >= 0; count -= 1)
      Object.assign(draft.headers, random.pick(oddHeaders));
    return draft;
  },
  'odd address': (draft, random) => ({ ...draft, path: random.pick(oddAddresses)(draft.path) }),
  'another method': (draft, random) => ({ ...draft, method: random.pick(methods) }),
} satisfies Record<string, Way>;

export type WayName = keyof typeof ways;

const shares: Record<WayName, number> = {
  'as it should be': 22,
  'one field broken': 40,
  'hostile query': 6,
  'broken JSON': 8,
  'another content type': 6,
  'odd headers': 8,
  'odd address': 6,
  'another method': 4,
};

const lots = (Object.keys(shares) as WayName[]).flatMap((name) => Array<WayName>(shares[name]).fill(name));

export function pickWay(random: Random): WayName {
  return random.pick(lots);
}

function withBytes(draft: Draft, bytes: Buffer): Draft {
  return draft.method === 'GET' ? { ...draft, method: 'POST', bytes } : { ...draft, bytes };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
