import Plus from 'lucide-react/icons/plus';
import { Link } from 'wouter';
import type { Role } from '#domain/account/roles.ts';
import { homeOf } from '#domain/navigation/pages.ts';
import { may } from '#domain/policy.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** The next step from an empty list: clients book, others go to their dashboard. */
export function WayOn({ role }: { role: Role }) {
  if (!may({ role }, 'book_rides')) {
    return (
      <Link className={buttonClass()} href={homeOf(role)}>
        Tableau de bord
      </Link>
    );
  }
  return (
    <Link className={buttonClass({ tone: 'primary' })} href={homeOf(role)}>
      <Plus aria-hidden="true" />
      Nouvelle course
    </Link>
  );
}
