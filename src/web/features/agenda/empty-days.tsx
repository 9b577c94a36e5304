import Plus from 'lucide-react/icons/plus';
import type { AgendaDay } from '#domain/agenda/hour-rows.ts';
import { workingHours } from '#domain/agenda/working-hours.ts';
import { useCachedSince } from '#web/api/cached-since.ts';
import { clockText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { AgendaActs, AgendaShown } from './agenda-shown.ts';
import { firstFree } from './first-free.ts';

type Props = { title: string; shown: AgendaShown; acts: AgendaActs; day: AgendaDay };

/** No rides on these days; an order or a day off would begin on `day`. */
export function EmptyDays({ title, shown, acts, day }: Props) {
  const isOffline = useCachedSince() !== undefined;
  const isOver = day.to <= shown.now;

  return (
    <EmptyState
      title={title}
      text={isOver ? 'Aucune course, aucune absence.' : hoursText(shown, day)}
      action={
        !isOver && (
          <div className="agenda-empty-acts">
            <Button
              tone="primary"
              icon={<Plus aria-hidden="true" />}
              disabled={isOffline}
              onClick={() => acts.onOrder(firstFree(shown, day))}
            >
              Nouvelle course
            </Button>
            <Button
              tone="plain"
              disabled={isOffline}
              onClick={() => acts.onDayOff({ from: day.from, wholeDay: true })}
            >
              Poser un congé
            </Button>
          </div>
        )
      }
    />
  );
}

/** 'Vous travaillez de 07:00 à 13:00 et de 15:00 à 23:30. Les demandes …' */
function hoursText({ times }: AgendaShown, day: AgendaDay): string {
  if (times.spans === null) return 'Les demandes de ce jour arriveront ici.';
  const spans = workingHours(times.spans, day).map(
    ({ from, to }) =>
      `de ${clockText(from)} à ${to.getTime() === day.to.getTime() ? 'minuit' : clockText(to)}`,
  );
  if (spans.length === 0) return 'Vous ne travaillez pas ce jour-là.';
  return `Vous travaillez ${spans.join(' et ')}. Les demandes qui tiennent dans ces heures arriveront ici.`;
}
