import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import './list-states.css';
import { Skeleton } from './skeleton.tsx';

type Props<Item> = {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  failed: boolean;
  failure: string;
  onRetry: () => void;
  empty: ReactNode;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  skeleton?: ReactNode;
  more?: { label: string; busy: boolean; load: () => void } | undefined;
};

/** The five states of every list: skeleton, error, empty, a few, many. */
export function ListStates<Item>(props: Props<Item>) {
  const { items, failed, failure, onRetry, empty, keyOf, children, skeleton, more } = props;

  if (!items && failed) return <ErrorState text={failure} onRetry={onRetry} />;
  if (!items) return skeleton ?? <Skeleton />;
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="list">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {more && (
        <div className="list-more">
          <Button busy={more.busy} onClick={more.load}>
            {more.label}
          </Button>
        </div>
      )}
    </>
  );
}
