import { type FormEvent, useId, useState } from 'react';
import { LONGEST_MESSAGE, messageText } from '#domain/chat/message-text.ts';
import { forgetNote, readNote, writeNote } from '#web/browser/local-notes.ts';
import { forgetKey, keyToSend } from '#web/forms/kept-key.ts';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useAnnouncement } from '../chat-api.ts';
import { MessageWords } from '../message-words.tsx';

type Props = {
  /** The storage key of the draft. */
  draft: string;
  onDone: () => void;
};

/** Sent to every client, so it must be confirmed. The draft is stored with every change. */
export function Announcement({ draft, onDone }: Props) {
  const [typed, setTyped] = useState(() => readNote<string>(draft) ?? '');
  const [confirming, setConfirming] = useState(false);
  const content = messageText(typed);
  const write = (text: string) => {
    setTyped(text);
    if (text === '') forgetNote(draft);
    else writeNote(draft, text);
  };

  if (content !== undefined && confirming)
    return <Confirmation {...{ draft, content, onDone }} onBack={() => setConfirming(false)} />;
  return <Writing typed={typed} onType={write} onGoOn={() => setConfirming(content !== undefined)} />;
}

type WritingProps = { typed: string; onType: (text: string) => void; onGoOn: () => void };

function Writing({ typed, onType, onGoOn }: WritingProps) {
  const id = useId();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    onGoOn();
  };

  return (
    <form className="chat announcement" onSubmit={goOn}>
      <label className="field-label" htmlFor={id}>
        Votre annonce
      </label>
      <textarea
        id={id}
        className="input"
        rows={6}
        maxLength={LONGEST_MESSAGE}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <p className="small soft">
        Tous les clients la liront dans leur discussion, marquée «&nbsp;Annonce&nbsp;».
      </p>
      <Button type="submit" tone="primary" disabled={messageText(typed) === undefined}>
        Continuer
      </Button>
    </form>
  );
}

type ConfirmationProps = Props & { content: string; onBack: () => void };

function Confirmation({ draft, content, onBack, onDone }: ConfirmationProps) {
  const keyName = `${draft}.key`;
  const { mutate, isPending, error } = useAnnouncement(() => {
    forgetNote(draft);
    forgetKey(keyName);
  });
  const send = () =>
    mutate(
      { content, key: keyToSend(keyName, content) },
      {
        onSuccess: () => {
          showToast({ tone: 'ok', title: 'Annonce envoyée', text: 'Tous les clients peuvent la lire.' });
          onDone();
        },
      },
    );

  return (
    <div className="chat announcement">
      <h3 className="heading">Envoyer cette annonce à tous les clients&nbsp;?</h3>
      <p className="bubble bubble-announcement" dir="auto">
        <MessageWords>{content}</MessageWords>
      </p>
      {error && <Notice tone="bad">{sentenceFor(error, 'Impossible d’envoyer l’annonce.')}</Notice>}
      <Button tone="primary" busy={isPending} busyLabel="Envoi…" onClick={send}>
        Envoyer à tous
      </Button>
      <Button onClick={onBack}>Retour</Button>
    </div>
  );
}
