import BellRing from 'lucide-react/icons/bell-ring';
import type { RideView } from '#contract/rides/rides.ts';
import { requestLine } from '#web/ride/words/request-words.ts';
import { openRequests } from '#web/signals/new-requests.ts';

/** Shown instead of the sheet where that would be in the way. */
export function RequestLine({ ride, place }: { ride: RideView; place: string }) {
  return (
    <button type="button" className="request-line" onClick={openRequests}>
      <BellRing aria-hidden="true" />
      <span>
        <b>Nouvelle demande{place && `, ${place}`}</b>
        <small>{requestLine(ride)}</small>
      </span>
    </button>
  );
}
