import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'wouter';

/** The way back on top of every page that is no dashboard. The guard redirects each role to its own. */
export function BackLink() {
  return (
    <Link className="link back-link" href="/dashboard/client">
      <ArrowLeft aria-hidden="true" size={18} />
      Retour au tableau de bord
    </Link>
  );
}
