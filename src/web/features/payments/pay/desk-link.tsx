import { homeOf } from '#domain/navigation/pages.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** A full page load: leaves behind the policy that the payment page needs for its provider. */
export function DeskLink() {
  return (
    <a className={buttonClass({ tone: 'primary', block: true })} href={homeOf('client')}>
      Retour au tableau de bord
    </a>
  );
}
