import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NavigationLinks, type PersonInBar } from './navigation-links.tsx';
import { useDismissal } from './use-dismissal.ts';

/** On narrow screens the same entries are in a menu. */
export function NavigationMenu(person: PersonInBar) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  useDismissal(menu, open, () => setOpen(false));
  useBackCloses(open, () => setOpen(false));

  return (
    <div className="only-narrow" ref={menu}>
      <IconButton
        label={open ? 'Fermer le menu' : 'Ouvrir le menu'}
        icon={open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      />
      <div className="bar-menu" id="menu" hidden={!open}>
        <NavigationLinks
          {...person}
          profileLabel={`Mon profil (${person.user.firstName} ${person.user.lastName})`}
          onFollow={() => setOpen(false)}
        />
      </div>
    </div>
  );
}
