import './stop-mark.css';

/** A dot where something starts, a ring where it stops between, a square where it ends. */
export function StopMark({ kind }: { kind: 'start' | 'between' | 'end' }) {
  return <span className={`stop stop-${kind}`} aria-hidden="true" />;
}
