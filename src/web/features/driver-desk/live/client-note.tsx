import MessageSquare from 'lucide-react/icons/message-square';
import type { RideView } from '#contract/rides/rides.ts';
import './client-note.css';

/** The client's note, where the driver sees it while driving. */
export function ClientNote({ ride: { notes } }: { ride: RideView }) {
  if (!notes) return null;
  return (
    <p className="client-note">
      <MessageSquare role="img" aria-label="Note du client" />
      «&nbsp;{notes}&nbsp;»
    </p>
  );
}
