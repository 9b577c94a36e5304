import { sentenceFor } from '#web/text/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';

/** A booking shows that it failed and the reason, if any; an edit shows only the reason. */
export function OrderFailure({ failure, isEdit }: { failure: unknown; isEdit: boolean }) {
  if (!failure) return null;
  if (isEdit) return <Notice tone="bad">{sentenceFor(failure, 'Erreur lors de la modification')}</Notice>;
  const why = sentenceFor(failure, '');
  return (
    <Notice tone="bad">
      Erreur lors de la réservation
      {why && <span className="order-why">{why}</span>}
    </Notice>
  );
}
