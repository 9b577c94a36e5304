import './stop-mark.css';

/** A dot where something starts, a square where it ends. */
export function StopMark({ kind }: { kind: 'start' | 'end' }) {
  return <span className={`stop stop-${kind}`} aria-hidden="true" />;
}
