import { useState } from 'react';
import type { ClientFileView } from '#contract/clients.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useSaveClientNote } from '../../data/client-file.ts';

/** What the driver wants to remember; the client is never shown it. */
export function ClientNote({ client }: { client: ClientFileView }) {
  const [note, setNote] = useState(client.note);
  const save = useSaveClientNote(client.id);
  const isChanged = note.trim() !== client.note;

  return (
    <form
      className="client-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save.mutate(note);
      }}
    >
      <TextAreaField
        label="Vos notes"
        hint="Pour vous seul. La loi permet au client de les demander avec ses données."
        name="note"
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="client-note-save">
        <p className="small soft" role="status">
          {save.isSuccess && !isChanged && 'Note enregistrée.'}
        </p>
        <Button type="submit" size="small" busy={save.isPending} disabled={!isChanged}>
          Enregistrer la note
        </Button>
      </div>
    </form>
  );
}
