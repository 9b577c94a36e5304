import { useState } from 'react';
import type { Series } from '#domain/order/series.ts';
import { numbered } from '#web/text/counts.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useBooking } from '../../draft/use-booking.ts';
import { seriesDayText, skippedText, tooLongText } from '../../several/several-words.ts';

const FormDates = preloadable(async () => (await import('./form-dates.tsx')).FormDates);

/** The number of rides, first and last date and skipped holidays, computed without a request. */
export function SeriesSum({ series }: { series: Series }) {
  const { draft } = useBooking();
  const [isOpen, setOpen] = useState(false);
  const ridden = series.days.filter(({ isRidden }) => isRidden);
  const [first, last] = [ridden[0], ridden.at(-1)];
  const [skipped, tooLong] = [skippedText(series), tooLongText(series)];

  return (
    <div className="repeat-sum">
      <div role="status">
        <p>
          <b>{numbered(series.rides, 'course')}</b>
          {first &&
            last &&
            `, du ${seriesDayText(first.day)} au ${seriesDayText(last.day)} à ${draft.date.slice(11)}.`}
        </p>
        {skipped && <p>{skipped}</p>}
        {tooLong && <p className="repeat-long">{tooLong}</p>}
      </div>
      {series.days.length > 0 && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Masquer les dates' : 'Voir et retirer des dates'}
        </button>
      )}
      {isOpen && <FormDates series={series} />}
    </div>
  );
}
