import { useEffect, useState } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { noneText } from './suggestion-list.tsx';
import type { Suggestions } from './use-suggestions.ts';

/** Why a typed address is not placed yet; `mustChoose` when the list may contain it. */
export type Unpicked = { address: string; text: string; mustChoose: boolean };

const CHOOSE = { text: 'Choisissez une adresse dans la liste', mustChoose: true };

type Options = {
  typed: string;
  suggestions: Suggestions;
  onChoose: (suggestion: SuggestionView) => void;
  onUnpicked: (unpicked: Unpicked | undefined) => void;
};

/** When a field is left without a choice, an unambiguous suggestion is taken; else a message stays. */
export function useLeftUnpicked({ typed, suggestions, onChoose, onUnpicked }: Options) {
  const [isLeft, setLeft] = useState(false);
  const { state, clear, found } = suggestions;

  useEffect(() => {
    if (!isLeft || state === 'searching') return;
    setLeft(false);
    if (clear) onChoose(clear);
    else if (state !== 'none')
      onUnpicked({
        address: typed,
        ...(found.length > 0 ? CHOOSE : { text: noneText(state), mustChoose: false }),
      });
  }, [isLeft, typed, state, clear, found, onChoose, onUnpicked]);

  return {
    leave: () => setLeft(true),
    stay: () => {
      setLeft(false);
      onUnpicked(undefined);
    },
  };
}
