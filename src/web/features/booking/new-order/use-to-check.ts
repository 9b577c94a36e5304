import { useState } from 'react';
import type { FieldToCheck, OrderDraft } from '#web/signals/order-draft.ts';
import { useBooking } from '../draft/use-booking.ts';

/** Fields read from a message and not confirmed yet; changing a field confirms it. */
export function useToCheck({ trip, toCheck = [] }: OrderDraft) {
  const { draft } = useBooking();
  const [isConfirmed, setConfirmed] = useState(false);
  const isUntouched = (field: FieldToCheck) => {
    const name = field === 'time' ? 'date' : field;
    return draft[name] === trip[name];
  };

  return {
    fields: isConfirmed ? [] : toCheck.filter(isUntouched),
    onConfirm: () => setConfirmed(true),
  };
}
