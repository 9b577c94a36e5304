import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { useSettings } from './settings-api.ts';
import { SettingsStates } from './settings-states.tsx';
import { useSettingsDraft } from './use-settings-draft.ts';

/** Closing it keeps what was typed for the next time it opens. */
export function AppearanceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const query = useSettings();
  const draft = useSettingsDraft({
    view: query.data,
    fallback: 'Impossible de mettre à jour les paramètres.',
    onSaved: onClose,
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Apparence"
      wide
      foot={
        query.data && (
          <>
            <Button onClick={() => draft.reset()} disabled={draft.pending}>
              Réinitialiser
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={draft.pending} busyLabel="Sauvegarde...">
              Sauvegarder
            </Button>
          </>
        )
      }
    >
      <SettingsStates query={query} waiting={<Skeleton />}>
        {() => <AppearanceFields formId={formId} draft={draft} />}
      </SettingsStates>
    </Dialog>
  );
}
