import type { SuggestionsView } from '#contract/trip/places.ts';
import { clearSuggestion } from '#domain/places/clear-suggestion.ts';
import type { Deps } from '#server/deps.ts';

const LEAST_LETTERS = 2;

/** Says too which suggestion the typed text can only mean, so that the form may take it by itself. */
export async function suggestPlaces({ places }: Deps, input: string): Promise<SuggestionsView> {
  if (input.length < LEAST_LETTERS) return { suggestions: [], clearId: null, limited: false };
  const { suggestions, isLimited } = await places.suggest(input);
  return {
    suggestions: suggestions.map(({ id, address, lat, lng }) => ({ id, address, lat, lng })),
    clearId: clearSuggestion(input, suggestions)?.id ?? null,
    limited: isLimited,
  };
}
