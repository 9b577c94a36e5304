import type { Series } from '#domain/order/series.ts';
import { useBooking } from '../../draft/use-booking.ts';
import { SeveralDates } from '../../several/several-dates.tsx';
import '../../several/several.css';
import { useSeveral } from '../../several/use-several.ts';

/** The dates before the recap: each can be taken out and put back, at its price once it is known. */
export function FormDates({ series }: { series: Series }) {
  const { draft } = useBooking();

  return <SeveralDates series={series} priced={useSeveral(draft).priced} />;
}
