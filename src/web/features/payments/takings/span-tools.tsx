import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Period } from '#domain/time/calendar.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { spanText } from './span-text.ts';
import { dayBeside, dayKept, type TakingsSpan } from './takings-span.ts';

const choices: readonly { value: Period; label: string }[] = [
  { value: 'day', label: 'Jour' },
  { value: 'week', label: 'Semaine' },
  { value: 'month', label: 'Mois' },
  { value: 'year', label: 'Année' },
];

type Props = { span: TakingsSpan; onShow: (period: Period, day: string) => void };

export function SpanTools({ span, onShow }: Props) {
  const move = (side: 'before' | 'after') => onShow(span.period, dayBeside(span, side));

  return (
    <div className="span-tools">
      <Segment
        label="Période"
        choices={choices}
        value={span.period}
        onChange={(period) => onShow(period, dayKept(span, new Date()))}
      />
      <div className="span-walk">
        <IconButton
          label="Période précédente"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => move('before')}
        />
        <h2 className="heading span-name" aria-live="polite">
          {spanText(span)}
        </h2>
        <IconButton
          label="Période suivante"
          icon={<ChevronRight aria-hidden="true" />}
          disabled={span.isCurrent}
          onClick={() => move('after')}
        />
      </div>
    </div>
  );
}
