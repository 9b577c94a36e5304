import { useCallback, useState } from 'react';
import type { Unpicked } from '#web/addresses/use-left-unpicked.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { samePlaceProblem } from './booking-problems.ts';

type End = 'pickup' | 'destination';
export type Unplaced = Partial<Record<End, Unpicked | undefined>>;

/** Addresses typed but not chosen from the list, and whether all are typed to the end. */
export function useUnpicked(draft: BookingDraft) {
  const [left, setLeft] = useState<Unplaced>({});
  const noteUnpicked = useCallback(
    (end: End, why: Unpicked | undefined) => setLeft((known) => ({ ...known, [end]: why })),
    [],
  );

  /** Something else may have filled it meanwhile: a saved place, the position, another draft. */
  const still = (end: End) =>
    left[end]?.address === draft[end] && !draft[`${end}Coords`] ? left[end] : undefined;
  /** An address that no list knows counts once its field was left, one that came with the draft at once. */
  const isOut = (end: End) =>
    draft[`${end}Coords`] || (draft[end].trim() && (!(end in left) || still(end)?.mustChoose === false));
  const isTypedOut =
    !(draft.pickupCoords && draft.destinationCoords) &&
    isOut('pickup') &&
    (isOut('destination') || (!draft.destination && hireHours(draft) !== null)) &&
    !samePlaceProblem(draft);

  return {
    unpicked: { pickup: still('pickup'), destination: still('destination') },
    isTypedOut,
    noteUnpicked,
    /** A field that nobody typed in stays one, at the other end. */
    swapUnpicked: () =>
      setLeft((known) => ({
        ...('destination' in known && { pickup: known.destination }),
        ...('pickup' in known && { destination: known.pickup }),
      })),
    forgetUnpicked: () => setLeft({}),
  };
}
