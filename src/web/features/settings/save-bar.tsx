import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

type Props = {
  count: number;
  /** Fields with an error under them. */
  toCorrect: number;
  pending: boolean;
  onReset: () => void;
};

/** Mounted even while empty, so that its first message is announced and the focus has a target. */
export function SaveBar({ count, toCorrect, pending, onReset }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const emptied = before.current > 0 && count === 0;
    before.current = count;
    if (emptied && document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <div ref={bar} className={count > 0 ? 'save-bar save-bar-shown' : 'save-bar'} tabIndex={-1}>
      <p role="status">{count > 0 && (toCorrect > 0 ? correctText(toCorrect) : countText(count))}</p>
      {count > 0 && (
        <>
          <Button onClick={onReset} disabled={pending}>
            Réinitialiser
          </Button>
          <Button type="submit" tone="primary" busy={pending} busyLabel="Sauvegarde...">
            Sauvegarder
          </Button>
        </>
      )}
    </div>
  );
}

function correctText(fields: number): string {
  return fields === 1 ? '1 champ à corriger' : `${fields} champs à corriger`;
}

function countText(count: number): string {
  return count === 1 ? '1 modification non enregistrée' : `${count} modifications non enregistrées`;
}
