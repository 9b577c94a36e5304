import './shell.css';

/** What does not come for long can be asked for again. */
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
