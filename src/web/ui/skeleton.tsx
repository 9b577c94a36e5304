import './skeleton.css';

const shapes = ['first', 'second', 'third'] as const;

/** A placeholder while something loads. */
export function Skeleton({ cards = 2 }: { cards?: 1 | 2 | 3 }) {
  return (
    <div className="skeleton" role="status">
      <span className="hidden-text">Chargement...</span>
      {shapes.slice(0, cards).map((shape) => (
        <div className="skeleton-card" key={shape} aria-hidden="true">
          <span className="bone bone-short" />
          <span className="bone" />
          <span className="bone bone-medium" />
        </div>
      ))}
    </div>
  );
}
