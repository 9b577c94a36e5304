import { homeOf } from '#domain/navigation/pages.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** A full page load: the CSP of the payment page, which allows its provider, must not stay in force. */
export function DeskLink() {
  return (
    <a className={buttonClass({ tone: 'primary', block: true })} href={homeOf('client')}>
      Retour au tableau de bord
    </a>
  );
}
