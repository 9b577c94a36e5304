import './panel.css';
import './plots/plots.css';
import { Suspense } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { FiguresView } from '#contract/platform/figures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Period } from './admin-address.ts';
import { useFigures } from './admin-api.ts';
import { FiguresRow } from './figures-row.tsx';
import { Latest } from './latest.tsx';
import { AcceptanceTimes } from './plots/acceptance-times.tsx';
import { StatusShares } from './plots/status-shares.tsx';

const WeeklyPlots = preloadable<{ weeks: FiguresView['weeks'] }>(
  async () => {
    const { WeeklyPlots: Part } = await import('./plots/weekly-plots.tsx');
    return Part;
  },
  { optional: true },
);

type Props = { viewer: UserView; weeks: Period };

export function Overview({ viewer, weeks }: Props) {
  const { data, isError, isFetching, refetch } = useFigures(weeks);

  if (data)
    return (
      <div className="admin-grid">
        <Figures figures={data} />
        <Latest viewer={viewer} />
      </div>
    );
  if (!isError) return <Skeleton cards={3} />;
  return (
    <ErrorState text="Impossible de charger les chiffres." busy={isFetching} onRetry={() => void refetch()} />
  );
}

function Figures({ figures }: { figures: FiguresView }) {
  return (
    <div className="admin-grid">
      <FiguresRow figures={figures} />
      <div className="admin-grid admin-two">
        <section className="panel plot plot-weekly" aria-labelledby="plot-weekly">
          <header>
            <h2 className="heading" id="plot-weekly">
              Courses et recettes par semaine
            </h2>
            <p>Courses terminées, semaines du lundi au dimanche{'\u00a0'}; la dernière est en cours.</p>
          </header>
          {figures.now.completed > 0 ? (
            <Suspense fallback={<div className="plot-room" />}>
              <WeeklyPlots weeks={figures.weeks} />
            </Suspense>
          ) : (
            <EmptyState
              title="Aucune course terminée sur la période"
              text="Les courses et les recettes de chaque semaine se dessineront ici."
            />
          )}
        </section>
        <div className="admin-grid">
          <StatusShares counts={figures.byStatus} from={figures.weeks[0]?.monday} />
          <AcceptanceTimes times={figures.acceptanceTimes} />
        </div>
      </div>
    </div>
  );
}
