import './alert-count.css';

/** A count badge; `words` are for screen readers. Nothing for zero. */
export function AlertCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="alert-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">, {words}</span>
    </span>
  );
}
