import ChevronRight from 'lucide-react/icons/chevron-right';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RideDialogProps } from './use-ride-dialog.ts';
import './navigate-dialog.css';
import { isUnderWay, navigationLinks, nextAddress } from './navigation-links.ts';

export function NavigateDialog({ ride, open, onClose }: RideDialogProps) {
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
            <a href={href} target="_blank" rel="noreferrer" onClick={onClose}>
              {name} <span className="hidden-text">(nouvel onglet)</span>
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
