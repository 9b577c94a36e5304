import type { UserView } from '#contract/account/auth.ts';
import type { TakingsView } from '#contract/money/takings.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Receipts } from './receipts.tsx';
import { RidesToCollect } from './rides-to-collect.tsx';
import { SpanTools } from './span-tools.tsx';
import './takings.css';
import { useTakings } from './takings-api.ts';
import { TakingsExports } from './takings-exports.tsx';
import { TakingsPlot } from './takings-plot.tsx';
import { useTakingsSpan } from './takings-span.ts';
import { TakingsSum } from './takings-sum.tsx';
import { WaitingRides } from './waiting-rides.tsx';

type Props = { viewer: UserView };

export function Takings({ viewer }: Props) {
  const [span, show] = useTakingsSpan();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useTakings(span);

  return (
    <div className="takings">
      <SpanTools span={span} onShow={show} />
      {data && <Shown takings={data} isOld={isPlaceholderData} viewer={viewer} />}
      {!data && isError && (
        <ErrorState
          text="Impossible de charger les recettes."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton cards={3} />}
      <Receipts span={span} />
      <TakingsExports span={span} viewer={viewer} />
    </div>
  );
}

type ShownProps = Props & {
  takings: TakingsView;
  /** Of the previous period, while the chosen one loads. */
  isOld: boolean;
};

function Shown({ takings, isOld, viewer }: ShownProps) {
  return (
    <div className={isOld ? 'takings-parts takings-old' : 'takings-parts'} aria-busy={isOld || undefined}>
      <TakingsSum takings={takings} />
      {takings.steps.some(({ total }) => Number(total) !== 0) && (
        <TakingsPlot period={takings.period} steps={takings.steps} />
      )}
      {takings.toCollect.rides.length > 0 && <RidesToCollect toCollect={takings.toCollect} viewer={viewer} />}
      {takings.waiting.length > 0 && (
        <Card title="En attente de votre réponse">
          <WaitingRides rides={takings.waiting} viewer={viewer} />
        </Card>
      )}
    </div>
  );
}
