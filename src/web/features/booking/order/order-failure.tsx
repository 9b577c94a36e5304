import { momentInParis } from '#domain/time/paris.ts';
import { ApiError, sentenceFor } from '#web/text/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';

const NearestMoments = preloadable(
  async () => (await import('../moments/nearest-moments.tsx')).NearestMoments,
  { quiet: true },
);

type Props = {
  failure: unknown;
  isEdit: boolean;
  /** The requested departure, and the callback that replaces it. */
  date?: string | undefined;
  onChoose?: ((local: string) => void) | undefined;
};

/** A booking shows that it failed and the reason, if any; an edit shows only the reason. */
export function OrderFailure({ failure, isEdit, date = '', onChoose }: Props) {
  if (!failure) return null;
  const moments = failure instanceof ApiError ? failure.moments : [];
  return (
    <>
      <FailureNotice failure={failure} isEdit={isEdit} />
      {onChoose && moments.length > 0 && (
        <NearestMoments moments={moments} wanted={momentInParis(date)} onChoose={onChoose} />
      )}
    </>
  );
}

function FailureNotice({ failure, isEdit }: Pick<Props, 'failure' | 'isEdit'>) {
  if (isEdit) return <Notice tone="bad">{sentenceFor(failure, 'Erreur lors de la modification')}</Notice>;
  const why = sentenceFor(failure, '');
  return (
    <Notice tone="bad">
      Erreur lors de la réservation
      {why && <span className="order-why">{why}</span>}
    </Notice>
  );
}
