import RefreshCw from 'lucide-react/icons/refresh-cw';
import { sentenceFor } from '#web/text/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Instead of the pay button: PayPal may be blocked or down, and the other methods stay usable. */
export function WalletFailure({ error }: { error: Error }) {
  return (
    <>
      <Notice tone="bad">
        <b>Erreur de paiement</b>
        <br />
        {sentenceFor(error, 'PayPal ne s’ouvre pas. Réessayez, ou choisissez un autre moyen de paiement.')}
      </Notice>
      <Button type="submit" size="large" block icon={<RefreshCw aria-hidden="true" />}>
        Réessayer avec PayPal
      </Button>
    </>
  );
}
