import type { ReactNode } from 'react';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import './method-choice.css';
import { MethodIcon } from '../method-icon.tsx';

type Words = { hint: string; more: ReactNode };

const words: Record<PaymentMethod, Words> = {
  stripe: {
    hint: 'Visa, Mastercard, CB',
    more: 'Vous saisissez votre carte sur la page sécurisée de Stripe, puis vous revenez ici.',
  },
  paypal: {
    hint: 'Avec votre compte PayPal',
    more: 'Une fenêtre PayPal s’ouvre\u00a0; rien n’est débité avant votre accord.',
  },
  cash: {
    hint: 'À régler au chauffeur',
    more: 'Vous remettez l’argent au chauffeur, qui confirme l’avoir reçu.',
  },
};

type Props = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  disabled: boolean;
  onChoose: (method: PaymentMethod) => void;
};

export function MethodChoice({ methods, chosen, disabled, onChoose }: Props) {
  return (
    <fieldset className="pay-methods" disabled={disabled}>
      <legend className="field-label">Moyen de paiement</legend>
      {methods.map((method) => (
        <label key={method} className="pay-method">
          <input
            type="radio"
            name="paymentMethod"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          <span className="pay-method-icon">
            <MethodIcon method={method} />
          </span>
          <span className="pay-method-words">
            <b>{paymentMethodNames[method]}</b>
            <small>{words[method].hint}</small>
            {method === chosen && <span className="pay-method-more">{words[method].more}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
