import '#web/ui/skeleton.css';
import './ride-skeleton.css';

/** Shown while the first cards load. */
export function RideSkeleton() {
  return (
    <div className="list" role="status">
      <span className="hidden-text">Chargement...</span>
      <Bones />
      <Bones />
    </div>
  );
}

function Bones() {
  return (
    <div className="ride ride-bones" aria-hidden="true">
      <span className="bone bone-status" />
      <span className="bone bone-time" />
      <span className="bone bone-price" />
      <div className="bone-route">
        <span className="bone bone-place" />
        <span className="bone bone-town" />
        <span className="bone bone-place" />
        <span className="bone bone-town" />
      </div>
      <span className="bone bone-facts" />
    </div>
  );
}
