import Send from 'lucide-react/icons/send';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNotificationConfig } from './notifications-api.ts';
import { NotificationsDesk } from './notifications-desk.tsx';
import { type ConfigDraft, useConfigDraft } from './use-config-draft.ts';
import { useTestRun } from './use-test-run.ts';

/** Closing it keeps what was typed for the next time it opens. */
export function NotificationsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const { data: config, isError, isFetching, refetch } = useNotificationConfig();
  const draft = useConfigDraft(config);
  const test = useTestRun(draft.send, draft.isChanged);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notifications"
      lead="Un message à chaque nouvelle course, sans garder l’application ouverte."
      wide
      foot={config && <Buttons formId={formId} draft={draft} test={test} />}
    >
      {config && <NotificationsDesk formId={formId} config={config} draft={draft} result={test.result} />}
      {!config && isError && (
        <ErrorState
          text="Impossible de charger la configuration des notifications."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!config && !isError && <Skeleton />}
    </Dialog>
  );
}

type ButtonsProps = { formId: string; draft: ConfigDraft; test: ReturnType<typeof useTestRun> };

function Buttons({ formId, draft, test }: ButtonsProps) {
  return (
    <>
      {draft.isChanged && (
        <p className="test-hint" id={`${formId}-hint`}>
          Le test sauvegarde d’abord vos changements.
        </p>
      )}
      <Button
        icon={<Send aria-hidden="true" />}
        busy={test.running}
        busyLabel="Test en cours…"
        aria-describedby={draft.isChanged ? `${formId}-hint` : undefined}
        onClick={() => void test.run()}
      >
        Tester la connexion
      </Button>
      <Button
        type="submit"
        form={formId}
        tone="primary"
        busy={draft.pending && !test.running}
        busyLabel="Sauvegarde..."
      >
        Sauvegarder
      </Button>
    </>
  );
}
