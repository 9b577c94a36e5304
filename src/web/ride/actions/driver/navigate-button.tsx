import ChevronDown from 'lucide-react/icons/chevron-down';
import Navigation from 'lucide-react/icons/navigation';
import type { RideView } from '#contract/rides/rides.ts';
import { useNavigationApp } from '#web/browser/navigation-app.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { navigationLinks } from '../../dialogs/navigating/navigation-links.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';
import './navigate-button.css';

/** Asks for the app the first time; afterwards it opens that app, and the choice can be changed. */
export function NavigateButton({ ride, openDialog }: { ride: RideView; openDialog: OpenDialog }) {
  const app = useNavigationApp();
  const link = navigationLinks(ride, navigator.userAgent).find(({ name }) => name === app);
  const choose = () => openDialog('navigate', ride);

  if (!link) {
    return (
      <Button icon={<Navigation aria-hidden="true" />} onClick={choose}>
        Naviguer
      </Button>
    );
  }
  return (
    <span className="navigate">
      <a className={buttonClass()} href={link.href} target="_blank" rel="noreferrer">
        <Navigation aria-hidden="true" />
        <span>
          Naviguer <span className="hidden-text">avec {link.name} (nouvel onglet)</span>
        </span>
      </a>
      <IconButton
        label="Changer d’application de navigation"
        icon={<ChevronDown aria-hidden="true" />}
        onClick={choose}
      />
    </span>
  );
}
