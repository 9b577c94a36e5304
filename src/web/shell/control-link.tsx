import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'wouter';
import { CONTROL_PATH } from '#domain/navigation/pages.ts';
import './control-link.css';

/** One tap away on every page of a driver, at any scroll position. */
export function ControlLink() {
  return (
    <Link className="control-link" href={CONTROL_PATH} aria-label="Mode contrôle">
      <ShieldCheck aria-hidden="true" />
      <span className="only-wide">Mode contrôle</span>
      <span className="only-narrow control-word">Contrôle</span>
    </Link>
  );
}
