import { type ReactNode, useId } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = {
  title: string;
  lead: string;
  /** The query that must succeed before the children are shown. */
  query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
};

export function CalendarGroup({ title, lead, query, children }: Props) {
  const id = useId();

  return (
    <section className="calendar-group" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{lead}</p>
      </header>
      {query.data === undefined && query.isError && (
        <ErrorState
          text="Ces réglages n’ont pas pu être lus."
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data === undefined && !query.isError && <Skeleton cards={1} />}
      {query.data !== undefined && children}
    </section>
  );
}
