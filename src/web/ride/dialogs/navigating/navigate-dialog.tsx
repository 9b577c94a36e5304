import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { rememberNavigationApp, useNavigationApp } from '#web/browser/navigation-app.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RideDialogProps } from '../use-ride-dialog.ts';
import './navigate-dialog.css';
import { isUnderWay, navigationLinks, nextAddress } from './navigation-links.ts';

export function NavigateDialog({ ride, open, onClose }: RideDialogProps) {
  const app = useNavigationApp();
  const take = (name: string) => {
    rememberNavigationApp(name);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isUnderWay(ride) ? 'Vers la destination' : 'Vers le point de départ'}
    >
      <p className="navigate-to">{nextAddress(ride)}</p>
      <ul className="navigate-links">
        {navigationLinks(ride, navigator.userAgent).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-current={name === app || undefined}
              onClick={() => take(name)}
            >
              {name} <span className="hidden-text">(nouvel onglet)</span>
              {name === app ? <Check aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
      <p className="navigate-later">L’application choisie s’ouvrira directement la prochaine fois.</p>
    </Dialog>
  );
}
