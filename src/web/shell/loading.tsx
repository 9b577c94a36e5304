import './shell.css';

/** Offers a reload when loading takes too long. */
export function Loading() {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      Chargement...
      <button type="button" className="link loading-late" onClick={() => location.reload()}>
        Réessayer
      </button>
    </p>
  );
}
