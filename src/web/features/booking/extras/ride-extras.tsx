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

/** Optional fields, collapsed and summed up in one line. */
export function RideExtras() {
  const { draft } = useBooking();
  const [wasOpened, setOpened] = useState(false);

  return (
    <details className="fold" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
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

function otherText({ travelReference, options, notes, allowToll }: BookingDraft): string {
  const others = [
    travelReference.trim(),
    options && numbered(options.split(',').length, 'option'),
    notes.trim() && 'message',
    allowToll && 'péages autorisés',
  ].filter(Boolean);
  return others.length > 0 ? `· ${others.join(' · ')}` : '· vol ou train, message, péages';
}
