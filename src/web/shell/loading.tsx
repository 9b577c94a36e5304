import './shell.css';

export function Loading() {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      Chargement...
    </p>
  );
}
