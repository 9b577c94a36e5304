import './empty-state.css';

/** A dot, a line, a square: whole and dotted, or broken in the middle. */
export function LineDrawing({ broken = false }: { broken?: boolean }) {
  return (
    <svg width="132" height="64" viewBox="0 0 132 64" aria-hidden="true">
      {broken ? (
        <BrokenLine />
      ) : (
        <path className="drawing-line drawing-dots" d="M14 48C40 48 40 18 66 18s26 26 52 26" />
      )}
      <circle className="drawing-mark" cx="14" cy="48" r="9" />
      <circle className="drawing-hole" cx="14" cy="48" r="3" />
      <rect className="drawing-mark" x="109" y="35" width="18" height="18" rx="3" />
      <rect className="drawing-hole" x="115" y="41" width="6" height="6" />
    </svg>
  );
}

function BrokenLine() {
  return (
    <>
      <path className="drawing-line" d="M14 48C34 48 38 26 52 20M80 22c14 6 18 22 38 22" />
      <path className="drawing-break" d="m60 12 12 14M72 12 60 26" />
    </>
  );
}
