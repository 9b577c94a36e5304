import ChevronDown from 'lucide-react/icons/chevron-down';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import type { BookingDraft } from '#web/signals/booking-draft.ts';
import { numbered } from '#web/text/counts.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import './ride-extras.css';
import { useBooking } from '../draft/use-booking.ts';

const ExtraFields = preloadable(async () => (await import('./extra-fields.tsx')).ExtraFields, {
  optional: true,
});

/** Optional fields, collapsed into a one-line summary. */
export function RideExtras() {
  const { draft, check } = useBooking();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isWrong = Boolean(check.problems.under('passengerName') ?? check.problems.under('passengerPhone'));
  const noteOpen = (open: boolean) => {
    setOpen(open);
    if (open) setOpened(true);
  };

  return (
    <details
      className="fold"
      open={isOpen || isWrong}
      onToggle={(event) => noteOpen(event.currentTarget.open)}
    >
      <summary>
        <Users aria-hidden="true" />
        <span>
          <b>{peopleText(draft)}</b> <span className="faint">{otherText(draft)}</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="fold-body">
        <Suspense fallback={<span className="bone" />}>{wasOpened && <ExtraFields />}</Suspense>
      </div>
    </details>
  );
}

function peopleText({ passengers, luggage }: BookingDraft): string {
  const people = numbered(passengers, 'passager');
  return luggage > 0 ? `${people}, ${numbered(luggage, 'bagage')}` : people;
}

function otherText({
  travelReference,
  options,
  isForOther,
  passengerName,
  notes,
  allowToll,
}: BookingDraft): string {
  const others = [
    travelReference.trim(),
    isForOther && `pour ${passengerName.trim() || 'quelqu’un d’autre'}`,
    options && numbered(options.split(',').length, 'option'),
    notes.trim() && 'message',
    allowToll && 'péages autorisés',
  ].filter(Boolean);
  return others.length > 0 ? `· ${others.join(' · ')}` : '· vol ou train, message, péages';
}
