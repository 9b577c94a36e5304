import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PagedList } from './admin-api.ts';
import { Panel } from './panel.tsx';

type Props = {
  title: string;
  note?: ReactNode;
  tools?: ReactNode;
  list: PagedList;
  /** How many are shown; undefined while loading. */
  shown: number | undefined;
  /** '20 sur 318', beside the button for more. */
  reach: string;
  failure: string;
  empty: ReactNode;
  children: ReactNode;
};

/** A framed list, with the five states of every list. */
export function ListPanel({ title, note, tools, ...rest }: Props) {
  return (
    <Panel title={title} note={note} busy={rest.list.busy}>
      {tools && <div className="panel-tools">{tools}</div>}
      <States {...rest} />
    </Panel>
  );
}

function States({ list, shown, reach, failure, empty, children }: Omit<Props, 'title' | 'note' | 'tools'>) {
  if (shown === undefined && list.failed)
    return <ErrorState text={failure} busy={list.busy} onRetry={list.retry} />;
  if (shown === undefined) return <Skeleton cards={3} />;
  if (shown === 0) return empty;
  return (
    <>
      {children}
      <footer className="panel-foot">
        <span>{reach}</span>
        {list.hasMore && (
          <Button tone="plain" size="small" busy={list.loadingMore} onClick={list.loadMore}>
            Afficher plus
          </Button>
        )}
      </footer>
    </>
  );
}
