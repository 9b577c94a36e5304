import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useCallback, useId } from 'react';
import type { SuggestionView } from '#contract/trip/places.ts';
import { AddressField } from '#web/addresses/address-field.tsx';
import { coordsOf } from '#web/addresses/places-api.ts';
import type { Unpicked } from '#web/addresses/use-left-unpicked.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { hireHours } from '#web/signals/chosen-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StopMark } from '#web/ui/stop-mark.tsx';
import { samePlaceProblem } from '../draft/booking-problems.ts';
import { useBooking } from '../draft/use-booking.ts';
import { PositionTool, SwapTool } from './address-tools.tsx';
import { useNotice } from './use-notice.ts';
import { useOwnPosition } from './use-own-position.ts';

const ends = {
  pickup: {
    mark: <StopMark kind="start" />,
    label: 'Adresse de départ',
    placeholder: 'D’où partez-vous\u00a0?',
  },
  destination: { mark: <StopMark kind="end" />, label: 'Destination', placeholder: 'Où allez-vous\u00a0?' },
} as const;

/** Of a car by the hour. */
const lastDestination = {
  label: 'Dernière destination (facultatif)',
  placeholder: 'Où vous déposer à la fin\u00a0?',
};

type End = keyof typeof ends;

/** Pickup and destination, joined by a line. */
export function AddressFields({ between }: { between?: ReactNode }) {
  const { draft, change, check, unpicked, noteUnpicked } = useBooking();
  const id = useId();
  const [notice, showNotice] = useNotice();
  const position = useOwnPosition(change, showNotice);
  const errors = {
    pickup: check.problems.under('pickup') ?? unpicked.pickup?.text,
    destination: check.problems.under('destination') ?? unpicked.destination?.text ?? samePlaceProblem(draft),
  };
  const error = errors.pickup ?? errors.destination;
  const lastWords = hireHours(draft) === null ? undefined : lastDestination;

  const choose = async (end: End, suggestion: SuggestionView) => {
    const { address } = suggestion;
    change(placed(end, address, null));
    try {
      const coords = await coordsOf(suggestion);
      change((now) => (now[end] === address ? placed(end, address, coords) : {}));
    } catch {
      showNotice({
        tone: 'bad',
        text: 'Cette adresse ne peut pas être située pour le moment. Choisissez-la à nouveau.',
      });
    }
  };

  const onPickup = useCallback((why: Unpicked | undefined) => noteUnpicked('pickup', why), [noteUnpicked]);
  const onDestination = useCallback(
    (why: Unpicked | undefined) => noteUnpicked('destination', why),
    [noteUnpicked],
  );

  const field = (end: End) => ({
    ...ends[end],
    name: end,
    value: draft[end],
    errorId: errors[end] ? id : undefined,
    onType: (address: string) => change(placed(end, address, null)),
    onChoose: (suggestion: SuggestionView) => void choose(end, suggestion),
  });

  return (
    <div className="field">
      <div className="address-fields">
        <AddressField {...field('pickup')} onUnpicked={onPickup} tools={<PositionTool {...position} />} />
        {between}
        <AddressField
          {...field('destination')}
          {...lastWords}
          onUnpicked={onDestination}
          tools={<SwapTool />}
        />
      </div>
      {error && (
        <p className="field-error" id={id}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <div aria-live="polite">{notice && <Notice tone={notice.tone}>{notice.text}</Notice>}</div>
    </div>
  );
}

function placed(end: End, address: string, coords: Coords | null): Partial<BookingDraft> {
  return end === 'pickup'
    ? { pickup: address, pickupCoords: coords }
    : { destination: address, destinationCoords: coords };
}
