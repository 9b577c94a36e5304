import { Link } from 'wouter';
import { may } from '#domain/policy.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { logoOf, usePublicSettings } from '#web/api/public-settings.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { PlaceInBar } from '#web/ui/in-bar.tsx';
import { ControlLink } from './control-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { useSignOut } from './sign-out.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './shell.css';

export function NavigationBar() {
  const user = useCurrentUser();
  const settings = usePublicSettings();
  const signOut = useSignOut();
  const person = user && { user, busy: signOut.isPending, onSignOut: () => signOut.mutate() };

  return (
    <header className="bar">
      <Link className="brand" href="/">
        <BrandMark name={settings.appName} logoUrl={logoOf(settings)} />
      </Link>
      <nav className="bar-links" aria-label="Navigation principale">
        {person && (
          <div className="bar-links only-wide">
            <NavigationLinks {...person} profileLabel={`${person.user.firstName} ${person.user.lastName}`} />
          </div>
        )}
        {may(user, 'drive') && <ControlLink />}
        <PlaceInBar />
        <ThemeSwitch />
        {person && <NavigationMenu {...person} />}
      </nav>
    </header>
  );
}
