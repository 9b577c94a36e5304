import { Badge } from '#web/ui/badge.tsx';
import '#web/ui/choice.css';
import { type PaymentProps, SOON } from './payment-props.ts';

const providers = [
  { value: 'paypal', label: 'PayPal', hint: 'Compte PayPal ou carte via PayPal' },
  { value: 'stripe', label: 'Stripe', hint: 'Carte bancaire' },
] as const;

export function ProviderChoice({ draft, stripeEnabled }: PaymentProps) {
  const { value: chosen, onChange } = draft.field('paymentProvider');

  return (
    <fieldset>
      <legend className="field-label">Prestataire de paiement en ligne</legend>
      <p className="field-hint">Il est proposé en premier à vos clients.</p>
      <div className="providers">
        {providers.map(({ value, label, hint }) => {
          const off = value === 'stripe' && !stripeEnabled;
          return (
            <label key={value} className="provider">
              <input
                type="radio"
                name="paymentProvider"
                value={value}
                checked={value === chosen}
                disabled={off}
                onChange={onChange}
              />
              <span className="choice-words">
                <b>{label}</b>
                <small>{hint}</small>
              </span>
              {off && <Badge>{SOON}</Badge>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
