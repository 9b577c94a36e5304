import './map-drawing.css';

/** A decorative map without a trip: only a requested trip is ever drawn. */
export function MapDrawing() {
  return <div className="map-drawing" aria-hidden="true" />;
}
