import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { PAPERS_ID } from './control-more.tsx';

export function NoVoucher() {
  return (
    <div className="control-none">
      <h1>Aucune réservation à montrer</h1>
      <p>Ni course en cours, ni course acceptée aujourd’hui et demain. Vos papiers restent plus bas.</p>
      <Button size="large" onClick={() => document.getElementById(PAPERS_ID)?.scrollIntoView()}>
        Voir mes papiers
      </Button>
    </div>
  );
}

type Props = { isSignedOut: boolean; onRetry: () => void };

/** Neither this phone nor the network has a voucher. */
export function NothingKept({ isSignedOut, onRetry }: Props) {
  return (
    <div className="control-none">
      <h1>Vos bons ne sont pas sur ce téléphone</h1>
      <p>
        Ouvrez votre tableau de bord une fois avec du réseau&nbsp;: les bons du jour et du lendemain restent
        ensuite lisibles sans réseau.
      </p>
      {isSignedOut ? (
        <Link className={buttonClass({ size: 'large' })} href="/login">
          Se connecter
        </Link>
      ) : (
        <Button size="large" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
