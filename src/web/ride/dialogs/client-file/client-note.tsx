import type { ClientFileView } from '#contract/people/clients.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { useSaveClientNote } from '../../data/reads/client-file.ts';
import { useNoteDraft } from './use-note-draft.ts';

/** The driver's own note; it is never shown to the client. */
export function ClientNote({ client }: { client: ClientFileView }) {
  const { text, isChanged, newer, type, drop } = useNoteDraft(client);
  const save = useSaveClientNote(client.id);

  return (
    <form
      className="client-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save.mutateAsync(text).then(drop, () => undefined);
      }}
    >
      <TextAreaField
        label="Vos notes"
        hint="Pour vous seul. La loi permet au client de les demander avec ses données."
        name="note"
        rows={3}
        maxLength={2000}
        value={text}
        readOnly={save.isPending}
        onChange={(event) => type(event.target.value)}
      />
      {newer !== undefined && !save.isPending && (
        <Notice tone="warn">
          {newer === ''
            ? 'Entre-temps, la note enregistrée a été effacée.'
            : `Entre-temps, une autre note a été enregistrée\u00a0: «\u00a0${newer}\u00a0». Enregistrer la vôtre la remplace.`}{' '}
          <button type="button" className="link" onClick={drop}>
            Abandonner ma saisie
          </button>
        </Notice>
      )}
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
