import LogOut from 'lucide-react/icons/log-out';
import { Link, useLocation } from 'wouter';
import type { UserView } from '#contract/account/auth.ts';
import { Avatar } from '#web/ui/avatar.tsx';

export type PersonInBar = { user: UserView; busy: boolean; onSignOut: () => void };

type Props = PersonInBar & { profileLabel: string; onFollow?: () => void };

export function NavigationLinks({ user, busy, profileLabel, onSignOut, onFollow }: Props) {
  const [path] = useLocation();
  const currentAt = (start: string) => (path.startsWith(start) ? 'page' : undefined);

  return (
    <>
      <Link
        className="bar-link"
        href="/dashboard/client"
        aria-current={currentAt('/dashboard')}
        onClick={onFollow}
      >
        Tableau de bord
      </Link>
      <Link className="bar-link" href="/profile" aria-current={currentAt('/profile')} onClick={onFollow}>
        <Avatar firstName={user.firstName} lastName={user.lastName} />
        <span className="bar-name">{profileLabel}</span>
      </Link>
      <button
        type="button"
        className="bar-link"
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={onSignOut}
      >
        <LogOut aria-hidden="true" />
        Déconnexion
      </button>
    </>
  );
}
