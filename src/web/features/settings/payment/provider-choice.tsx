import { Badge } from '#web/ui/badge.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { type PaymentProps, SOON } from './payment-props.ts';

export function ProviderChoice({ draft, stripeEnabled }: PaymentProps) {
  const { name, value, onChange } = draft.field('paymentProvider');
  const providers = [
    { value: 'paypal', label: 'PayPal', hint: 'Compte PayPal ou carte via PayPal' },
    {
      value: 'stripe',
      label: 'Stripe',
      hint: 'Carte bancaire',
      disabled: !stripeEnabled,
      mark: !stripeEnabled && <Badge>{SOON}</Badge>,
    },
  ];

  return (
    <fieldset>
      <legend className="field-label">Prestataire de paiement en ligne</legend>
      <p className="field-hint">Il est proposé en premier à vos clients.</p>
      <RadioCards {...{ name, value, onChange }} choices={providers} />
    </fieldset>
  );
}
