import Check from 'lucide-react/icons/check';
import { type PricingMethod, pricingMethods } from '#domain/pricing/pricing-rule.ts';
import './method-choice.css';
import { methods } from './methods.ts';

type Props = { chosen: PricingMethod; onChoose: (method: PricingMethod) => void };

export function MethodChoice({ chosen, onChoose }: Props) {
  return (
    <fieldset className="step">
      <legend className="step-title">Méthode de calcul</legend>
      <div className="pricing-methods">
        {pricingMethods.map((method) => (
          <MethodCard
            key={method}
            method={method}
            checked={method === chosen}
            onChoose={() => onChoose(method)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CardProps = { method: PricingMethod; checked: boolean; onChoose: () => void };

function MethodCard({ method, checked, onChoose }: CardProps) {
  const { label, formula, icon: Icon } = methods[method];

  return (
    <label className="pricing-method">
      <input type="radio" name="calculationMethod" value={method} checked={checked} onChange={onChoose} />
      <Icon aria-hidden="true" />
      <b>{label}</b> <span>{formula}</span>
      {method === 'distance_time' && <em>La plus courante&nbsp;: elle suit la route et les bouchons.</em>}
      <i className="method-tick" aria-hidden="true">
        <Check />
      </i>
    </label>
  );
}
