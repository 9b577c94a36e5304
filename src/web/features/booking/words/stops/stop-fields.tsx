import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef } from 'react';
import { MOST_STOPS } from '#domain/ride/trip.ts';
import { type BookingDraft, blankStop, type DraftStop } from '#web/signals/booking-draft.ts';
import { toggled } from '#web/signals/chosen-words.ts';
import { useBooking } from '../../draft/use-booking.ts';
import { isUnfinished } from '../../trip/trip-ends.ts';
import { StopField } from './stop-field.tsx';
import './stop-fields.css';
import { useStopOrder } from './use-stop-order.ts';

/** The places between the two ends, in their order. */
export function StopFields() {
  const { draft, change, check } = useBooking();
  const { stops } = draft;
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const order = useStopOrder(rows);
  const error = check.problems.under('stops');

  const alter = (index: number, part: Partial<DraftStop>, address?: string) => {
    if (!('coords' in part)) check.problems.correct('stops');
    change((now) => ({
      stops: now.stops.map((stop, at) =>
        at === index && (address === undefined || stop.address === address) ? { ...stop, ...part } : stop,
      ),
    }));
  };

  return (
    <div className="stop-rows" ref={rows}>
      {stops.map((stop, index) => (
        <StopField
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place in the order.
          key={index}
          stop={stop}
          index={index}
          grip={stops.length > 1 ? order.gripOf(index) : undefined}
          isLifted={order.lifted === index}
          errorId={error && isUnfinished(stop) ? id : undefined}
          onChange={(part, address) => alter(index, part, address)}
          onRemove={() => change(without(draft, index))}
        />
      ))}
      {error && (
        <p className="field-error stop-error" id={id}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {stops.length < MOST_STOPS ? (
        <button type="button" className="stop-add" onClick={() => change({ stops: [...stops, blankStop] })}>
          <Plus aria-hidden="true" />
          Ajouter une étape
        </button>
      ) : (
        <p className="stop-most">Trois étapes au plus. L’attente choisie est comprise dans le prix.</p>
      )}
      <p className="hidden-text" role="status">
        {order.said}
      </p>
    </div>
  );
}

/** Removing the last stop switches the word off. */
function without(draft: BookingDraft, index: number): Partial<BookingDraft> {
  const stops = draft.stops.toSpliced(index, 1);
  return stops.length > 0 ? { stops } : { stops, words: toggled(draft, 'stops') };
}
