import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ClosingForm } from './use-closing.ts';

/** Waiting and started hours could not be read: they are asked for again, or left out by the driver's own word. */
export function NotCounted({ form, isSubmitted }: { form: ClosingForm; isSubmitted: boolean }) {
  return (
    <>
      <Notice tone="bad">L’attente et les heures commencées n’ont pas pu être calculées.</Notice>
      <div>
        <Button size="small" onClick={form.recount}>
          Réessayer
        </Button>
      </div>
      <Checkbox
        label="Terminer sans attente ni heure commencée"
        hint={isSubmitted && !form.isUncounted ? 'Réessayez, ou cochez cette case.' : undefined}
        checked={form.isUncounted}
        onChange={(event) => form.setUncounted(event.target.checked)}
      />
    </>
  );
}
