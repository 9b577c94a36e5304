import { useQuery } from '@tanstack/react-query';
import { suggestPlaces } from '#contract/trip/places.calls.ts';
import type { SuggestionView } from '#contract/trip/places.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';

const LEAST_CHARACTERS = 2;

export type Suggestions = {
  found: readonly SuggestionView[];
  /** The only suggestion that the typed text can mean. */
  clear?: SuggestionView | undefined;
  /** Whether only towns, stations and airports could be searched. */
  isLimited?: boolean;
  state: 'none' | 'searching' | 'found' | 'failed';
};

const nothing: readonly SuggestionView[] = [];

/** Addresses for the typed text; a response to an older text is ignored. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const input = typed.trim();
  const settled = useDebounced(input);
  const isLongEnough = input.length >= LEAST_CHARACTERS;
  const query = useQuery({
    ...readOptions(suggestPlaces, { query: { input: settled } }),
    enabled: isWanted && isLongEnough && settled === input,
    retry: false,
  });

  if (!isWanted || !isLongEnough) return { found: nothing, state: 'none' };
  if (settled !== input || query.isLoading) return { found: nothing, state: 'searching' };
  if (query.isError || !query.data) return { found: nothing, state: 'failed' };
  const { suggestions, clearId, limited } = query.data;
  return {
    found: suggestions,
    clear: suggestions.find(({ id }) => id === clearId),
    isLimited: limited,
    state: 'found',
  };
}
