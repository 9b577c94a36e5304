import './alert-count.css';

/** How much waits; `words` say it to whoever listens. Nothing when nothing does. */
export function AlertCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="alert-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-text">, {words}</span>
    </span>
  );
}
