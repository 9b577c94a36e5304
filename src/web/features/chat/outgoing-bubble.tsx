import CircleAlert from 'lucide-react/icons/circle-alert';
import { MessageWords } from './message-words.tsx';
import type { Outbox, Outgoing } from './outbox.ts';

type Props = { message: Outgoing; outbox: Outbox };

/** A message that is not sent yet. */
export function OutgoingBubble({ message: { key, content, refusal }, outbox }: Props) {
  return (
    <div className={refusal === undefined ? 'chat-group chat-own chat-outgoing' : 'chat-group chat-own'}>
      <p className="hidden-text">Vous&nbsp;:</p>
      <p className="bubble" dir="auto">
        <MessageWords>{content}</MessageWords>
      </p>
      {refusal === undefined ? (
        <p className="bubble-meta">Envoi…</p>
      ) : (
        <div className="bubble-meta bubble-refused">
          <p className="bubble-refusal" role="alert">
            <CircleAlert aria-hidden="true" />
            {refusal}
          </p>
          <button type="button" className="link" onClick={() => outbox.retry(key)}>
            Réessayer
          </button>
          <button type="button" className="link" onClick={() => outbox.remove(key)}>
            Supprimer
          </button>
        </div>
      )}
    </div>
  );
}
