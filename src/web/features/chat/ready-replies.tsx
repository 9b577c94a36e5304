import { useQuery } from '@tanstack/react-query';
import { getDriverProfile } from '#contract/people/driver-profile.calls.ts';
import { usualReplies } from '#domain/chat/ready-replies.ts';
import { readOptions } from '#web/api/read-options.ts';
import './ready-replies.css';

/** A driver's one-tap replies; edited in the profile. */
export function ReadyReplies({ onSend }: { onSend: (content: string) => void }) {
  const { data: profile } = useQuery(readOptions(getDriverProfile));
  const replies = profile?.readyReplies ?? usualReplies;

  if (replies.length === 0) return null;
  return (
    <ul className="ready-replies" aria-label="Réponses toutes prêtes">
      {replies.map((reply) => (
        <li key={reply}>
          <button type="button" onClick={() => onSend(reply)}>
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
