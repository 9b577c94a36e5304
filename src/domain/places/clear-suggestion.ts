import { type NameMatch, nameMatch } from './name-match.ts';

/** `knownAs`: the code or short name under which it was found ('CDG'). */
export type Named = { address: string; knownAs?: string | undefined };

/** The only suggestion that the typed text can mean, if there is one. */
export function clearSuggestion<Suggestion extends Named>(
  typed: string,
  suggestions: readonly Suggestion[],
): Suggestion | undefined {
  const matches = suggestions.map((suggestion) => ({ suggestion, match: matchOf(typed, suggestion) }));
  for (const wanted of ['exact', 'near'] as const) {
    const meant = matches.filter(({ match }) => match === wanted);
    if (meant.length > 0) return meant.length === 1 ? meant[0]?.suggestion : undefined;
  }
  return undefined;
}

function matchOf(typed: string, { address, knownAs }: Named): NameMatch {
  const byAddress = nameMatch(typed, address);
  if (byAddress === 'exact' || knownAs === undefined) return byAddress;
  const byName = nameMatch(typed, `${knownAs},${address}`);
  return byName === 'part' ? byAddress : byName;
}
