import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LinkIcon from 'lucide-react/icons/link';
import Plus from 'lucide-react/icons/plus';
import { type AgendaView, daysOf, spanOf, turned } from '#domain/agenda/agenda-span.ts';
import { noRides, totalOf } from '#domain/agenda/day-sums.ts';
import { useCachedSince } from '#web/api/cached-since.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { clockText } from '#web/text/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segment } from '#web/ui/segment.tsx';
import type { AgendaOpeners, AgendaShown, ViewProps } from './agenda-shown.ts';
import { ridesText, sumText, titleOf } from './agenda-words.ts';

const choices = [
  { value: 'day', label: 'Jour' },
  { value: 'week', label: 'Semaine' },
  { value: 'month', label: 'Mois' },
] as const;

type Props = {
  view: AgendaView;
  day: string;
  today: string;
  shown: AgendaShown | undefined;
  go: ViewProps['go'];
  openers: AgendaOpeners;
};

/** Which days are shown, their sums, and the view. */
export function AgendaHead({ view, day, today, shown, go, openers }: Props) {
  return (
    <header className="agenda-head">
      <h1 className="agenda-title">{titleOf(view, day, spanOf(view, day))}</h1>
      <div className="agenda-move">
        <IconButton
          label="Précédent"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => go({ day: turned(view, day, -1) })}
        />
        <Button size="small" onClick={() => go({ day: today })}>
          Aujourd’hui
        </Button>
        <IconButton
          label="Suivant"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => go({ day: turned(view, day, 1) })}
        />
      </div>
      <Sum {...{ view, day, shown }} />
      <div className="agenda-views">
        <Segment label="Vue" choices={choices} value={view} onChange={(next) => go({ view: next })} />
        <Openers {...openers} />
      </div>
    </header>
  );
}

function Sum({ view, day, shown }: Pick<Props, 'view' | 'day' | 'shown'>) {
  const cachedSince = useCachedSince();
  const days = view === 'day' ? [day] : daysOf(spanOf(view, day)).filter((one) => isOfView(view, one, day));
  const sum = shown && totalOf(days.map((one) => shown.sums.get(one) ?? noRides));

  return (
    <p className="agenda-sum" aria-live="polite">
      {sum && (view === 'day' ? sumText(sum) : ridesText(sum))}
      {cachedSince !== undefined && (
        <span className="agenda-kept">Hors connexion · Enregistré à {clockText(new Date(cachedSince))}</span>
      )}
    </p>
  );
}

/** A month is shown with days of the months around it. */
function isOfView(view: AgendaView, one: string, day: string): boolean {
  return view !== 'month' || one.slice(0, 7) === day.slice(0, 7);
}

function Openers({ onSubscribe, onOrder }: AgendaOpeners) {
  const narrow = useMedia(NARROW);
  const isOffline = useCachedSince() !== undefined;

  if (narrow)
    return (
      <IconButton
        label="Abonnement au calendrier"
        icon={<LinkIcon aria-hidden="true" />}
        disabled={isOffline}
        onClick={onSubscribe}
      />
    );
  return (
    <>
      <Button size="small" icon={<LinkIcon aria-hidden="true" />} disabled={isOffline} onClick={onSubscribe}>
        S’abonner
      </Button>
      <Button
        size="small"
        tone="primary"
        icon={<Plus aria-hidden="true" />}
        disabled={isOffline}
        onClick={() => onOrder()}
      >
        Nouvelle course
      </Button>
    </>
  );
}
