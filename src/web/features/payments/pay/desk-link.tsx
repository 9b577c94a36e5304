import { homeOf } from '#domain/navigation/pages.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** A plain link: what the payment page lets in for its provider stays behind. */
export function DeskLink() {
  return (
    <a className={buttonClass({ tone: 'primary', block: true })} href={homeOf('client')}>
      Retour au tableau de bord
    </a>
  );
}
