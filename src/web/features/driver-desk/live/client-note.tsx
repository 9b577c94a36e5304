import MessageSquare from 'lucide-react/icons/message-square';
import type { RideView } from '#contract/rides/rides.ts';
import './client-note.css';

/** What the client wrote for the driver, where the driver looks while driving. */
export function ClientNote({ ride: { notes } }: { ride: RideView }) {
  if (!notes) return null;
  return (
    <p className="client-note">
      <MessageSquare role="img" aria-label="Note du client" />
      «&nbsp;{notes}&nbsp;»
    </p>
  );
}
