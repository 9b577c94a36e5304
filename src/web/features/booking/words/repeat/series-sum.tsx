import type { Series } from '#domain/order/series.ts';
import { numbered } from '#web/text/counts.ts';
import { useBooking } from '../../draft/use-booking.ts';
import { seriesDayText, skippedText, tooLongText } from '../../several/several-words.ts';

/** Count, first and last date and what is skipped, at once and without a call. */
export function SeriesSum({ series }: { series: Series }) {
  const { draft } = useBooking();
  const ridden = series.days.filter(({ isRidden }) => isRidden);
  const [first, last] = [ridden[0], ridden.at(-1)];
  const [skipped, tooLong] = [skippedText(series), tooLongText(series)];

  return (
    <div className="repeat-sum" role="status">
      <p>
        <b>{numbered(series.rides, 'course')}</b>
        {first &&
          last &&
          `, du ${seriesDayText(first.day)} au ${seriesDayText(last.day)} à ${draft.date.slice(11)}.`}
      </p>
      {skipped && <p>{skipped}</p>}
      {tooLong && <p className="repeat-long">{tooLong}</p>}
      {ridden.length > 0 && (
        <p className="small">Les dates se vérifient, se retirent et s’ajoutent avant de réserver.</p>
      )}
    </div>
  );
}
