import { useState } from 'react';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { byMethod } from '#web/text/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MethodIcon } from '../method-icon.tsx';
import './payment-test.css';

const AMOUNT = euroText('25.00');

/** No button calls a provider: each only shows an alert. */
export function PaymentTest() {
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [open, setOpen] = useState(false);

  const simulate = (chosen: PaymentMethod) => {
    setMethod(chosen);
    setOpen(true);
  };

  return (
    <>
      <Card title="Paiements simulés">
        <p className="small soft">
          Chaque bouton simule un paiement de {AMOUNT}. Aucun prestataire n’est contacté et rien n’est débité.
        </p>
        <ul className="payment-trials">
          {paymentMethods.map((trial) => (
            <li key={trial}>
              <Button block size="large" icon={<MethodIcon method={trial} />} onClick={() => simulate(trial)}>
                {paymentMethodNames[trial]}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Simulation"
        foot={
          <Button tone="primary" onClick={() => setOpen(false)}>
            Compris
          </Button>
        }
      >
        <p role="alert">
          Paiement de {AMOUNT} {byMethod[method]} simulé. Rien n’a été débité.
        </p>
      </Dialog>
    </>
  );
}
