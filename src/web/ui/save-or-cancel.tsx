import { Button } from './button.tsx';

/** The foot of a form that replaces what it edits. */
export function SaveOrCancel({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  return (
    <div className="row">
      <Button type="submit" tone="primary" busy={pending} busyLabel="Sauvegarde...">
        Sauvegarder
      </Button>
      <Button onClick={onCancel} disabled={pending}>
        Annuler
      </Button>
    </div>
  );
}
