import type { FieldToCheck } from '#web/signals/order-draft.ts';
import { Notice } from '#web/ui/notice.tsx';

const names: Record<FieldToCheck, string> = {
  date: 'la date',
  time: 'l’heure',
  pickup: 'le départ',
  destination: 'la destination',
};

type Props = { fields: readonly FieldToCheck[]; onConfirm: () => void };

/** The fields to confirm before a ride is created from a message. */
export function ToCheck({ fields, onConfirm }: Props) {
  if (fields.length === 0) return null;
  return (
    <Notice tone="warn">
      Lus dans le message, à vérifier&nbsp;: {fields.map((field) => names[field]).join(', ')}.{' '}
      <button type="button" className="link" onClick={onConfirm}>
        Tout est juste
      </button>
    </Notice>
  );
}
