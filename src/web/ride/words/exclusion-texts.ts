import type { RideView } from '#contract/rides/rides.ts';
import type { PairView } from '#contract/rides/verdicts.ts';
import { durationText } from '#web/text/durations.ts';
import { numberText, shortPlace } from './short-trip.ts';

type Named = Pick<RideView, 'id' | 'number' | 'pickupAddress' | 'destinationAddress'>;

/** Why requests exclude each other: two in a sentence with the reason, more as pairs. */
export function exclusionTexts(group: readonly Named[], pairs: readonly PairView[]): string[] {
  const found = pairs.flatMap((pair) => {
    const first = group.find(({ id }) => id === pair.first);
    const second = group.find(({ id }) => id === pair.second);
    return first && second ? [{ first, second, missing: pair.missingMinutes }] : [];
  });
  const [only] = found;
  if (only && group.length === 2) {
    const [from, to] = [shortPlace(only.first.destinationAddress), shortPlace(only.second.pickupAddress)];
    const way = from === to ? '' : ` entre ${from} et ${to}`;
    return [
      `La ${numberText(only.first)} et la ${numberText(only.second)} ne tiennent pas ensemble\u00a0: il manquerait ${durationText(only.missing)}${way}.`,
    ];
  }
  const firsts = [...new Set(found.map(({ first }) => first))];
  return firsts.map((first) => {
    const others = found
      .filter((pair) => pair.first === first)
      .map(({ second }) => `la ${numberText(second)}`);
    return `La ${numberText(first)} exclut ${listed(others)}.`;
  });
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}
