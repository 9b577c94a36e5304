import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, useId, useState } from 'react';
import { LONGEST_MESSAGE, messageText } from '#domain/chat/message-text.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { wholeText } from '#web/text/counts.ts';
import './composer.css';

const COUNTED_FROM = LONGEST_MESSAGE - 200;

type Props = {
  /** The storage key of the draft. */
  draft: string;
  onSend: (content: string) => void;
};

/** Enter sends, Shift+Enter begins a line. The draft is stored with every change. */
export function Composer({ draft, onSend }: Props) {
  const id = useId();
  const narrow = useMedia(NARROW);
  const [typed, setTyped] = useState(() => readNote<string>(draft) ?? '');
  const content = messageText(typed);
  const tooLong = (content?.length ?? 0) > LONGEST_MESSAGE;

  const write = (text: string) => {
    setTyped(text);
    if (text === '') forgetNote(draft);
    else writeNote(draft, text);
  };
  const send = () => {
    if (content === undefined || tooLong) return;
    write('');
    onSend(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="composer-field">
        <textarea
          // Not on a phone, where the keyboard would cover the messages.
          ref={(element) => void element?.toggleAttribute('autofocus', !narrow)}
          className="input"
          aria-label="Message"
          aria-describedby={id}
          aria-invalid={tooLong || undefined}
          placeholder="Tapez votre message..."
          enterKeyHint="send"
          rows={1}
          value={typed}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Length id={id} length={content?.length ?? 0} />
      </div>
      <button type="submit" className="button button-primary composer-send" aria-label="Envoyer">
        <Send aria-hidden="true" />
      </button>
    </form>
  );
}

/** Shown near the limit only; beyond it, what to do. */
function Length({ id, length }: { id: string; length: number }) {
  const beyond = length - LONGEST_MESSAGE;

  return (
    <p className={beyond > 0 ? 'composer-length composer-beyond' : 'composer-length'} id={id} role="status">
      {length > COUNTED_FROM && `${wholeText(length)} / ${wholeText(LONGEST_MESSAGE)}`}
      {beyond > 0 && '\u00a0: ce message est trop long.'}
    </p>
  );
}
