import { clearSuggestion } from '#domain/places/clear-suggestion.ts';
import { foldText } from '#domain/places/fold-text.ts';
import type { Places, Suggestion } from '#server/ports/places.ts';
import { knownSuggestions } from './builtin-places.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';

const MOST_SUGGESTIONS = 5;

/** Codes, short names and misspelt ones of airports and stations are ours: a service may not know what they mean. */
export function placesWithKnown(places: Places): Places {
  return {
    ...places,
    async suggest(input) {
      const { suggestions, isLimited } = await places.suggest(input);
      const known = clearSuggestion(input, knownSuggestions(input));
      const isMissing =
        known && !isTown(known) && !suggestions.some(({ address }) => isSamePlace(known, address));
      return {
        suggestions: (isMissing ? [known, ...suggestions] : suggestions).slice(0, MOST_SUGGESTIONS),
        isLimited,
      };
    },
  };
}

function isTown({ id }: Suggestion): boolean {
  return gazetteer().byId(id)?.kind === 'commune';
}

/** A service writes the rest of an address in its own way, and knows the place better than we do. */
function isSamePlace({ address }: Suggestion, other: string): boolean {
  const [name = ''] = address.split(',');
  return foldText(other).startsWith(foldText(name));
}
