import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { switchTheme } from '#web/browser/theme.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import './shell.css';

/** CSS picks the icon: the server does not know the theme. */
export function ThemeSwitch() {
  return (
    <IconButton
      label="Changer de thème"
      icon={
        <>
          <Moon className="theme-moon" aria-hidden="true" />
          <Sun className="theme-sun" aria-hidden="true" />
        </>
      }
      onClick={switchTheme}
    />
  );
}
