import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useId } from 'react';
import type { SuggestionView } from '#contract/places.ts';
import type { Coords } from '#web/browser/geolocation.ts';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { Notice } from '#web/ui/notice.tsx';
import './address-fields.css';
import { coordsOf } from '../booking-api.ts';
import { useBooking } from '../draft/use-booking.ts';
import { AddressField } from './address-field.tsx';
import { useNotice } from './use-notice.ts';
import { useOwnPosition } from './use-own-position.ts';

const ends = {
  pickup: { kind: 'start', label: 'Adresse de départ', placeholder: 'D’où partez-vous\u00a0?' },
  destination: { kind: 'end', label: 'Destination', placeholder: 'Où allez-vous\u00a0?' },
} as const;

type End = keyof typeof ends;

/** Pickup and destination, joined by a line. */
export function AddressFields() {
  const { draft, change, check } = useBooking();
  const id = useId();
  const [notice, showNotice] = useNotice();
  const position = useOwnPosition(change, showNotice);
  const error = check.problems.under('pickup') ?? check.problems.under('destination');

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

  const field = (end: End) => ({
    ...ends[end],
    value: draft[end],
    errorId: check.problems.under(end) ? id : undefined,
    onType: (address: string) => change(placed(end, address, null)),
    onChoose: (suggestion: SuggestionView) => void choose(end, suggestion),
  });

  return (
    <div className="field">
      <div className="address-fields">
        <AddressField {...field('pickup')} tools={<PositionTool {...position} />} />
        <AddressField {...field('destination')} tools={<SwapTool />} />
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

function PositionTool({ isLocating, locate }: ReturnType<typeof useOwnPosition>) {
  return (
    <button
      type="button"
      className="input-tool"
      aria-label="Utiliser ma position"
      title="Utiliser ma position"
      aria-busy={isLocating || undefined}
      onClick={() => void locate()}
    >
      {isLocating ? <span className="spinner" aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
    </button>
  );
}

function SwapTool() {
  const { change } = useBooking();
  const swap = () =>
    change((draft) => ({
      pickup: draft.destination,
      pickupCoords: draft.destinationCoords,
      destination: draft.pickup,
      destinationCoords: draft.pickupCoords,
    }));

  return (
    <button
      type="button"
      className="input-tool"
      aria-label="Inverser le trajet"
      title="Inverser le trajet"
      onClick={swap}
    >
      <ArrowUpDown aria-hidden="true" />
    </button>
  );
}
