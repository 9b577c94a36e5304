import { Component, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LineDrawing } from '#web/ui/line-drawing.tsx';
import './shell.css';

/** When rendering fails, or the code of the page cannot be loaded, offers a reload. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="page page-narrow">
        <div className="empty" role="alert">
          <LineDrawing broken />
          <h1 className="heading">
            {navigator.onLine
              ? 'Cette page a rencontré un problème'
              : 'Cette page n’est pas disponible hors connexion'}
          </h1>
          <p>Rien de ce que vous avez enregistré n’est perdu.</p>
          <Button tone="primary" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        </div>
      </main>
    );
  }
}
