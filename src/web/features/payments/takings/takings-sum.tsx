import type { TakingsView } from '#contract/money/takings.ts';
import { paymentMethodNames } from '#contract/sentences/payment-names.fr.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { euroText } from '#web/text/euros.ts';
import { Card } from '#web/ui/card.tsx';
import { MethodIcon } from '../method-icon.tsx';
import { TakingsFigures } from './takings-figures.tsx';

/** The total, what it is made of, and how it compares. */
export function TakingsSum({ takings }: { takings: TakingsView }) {
  const { total, refunded, byMethod } = takings;
  const most = Math.max(0, ...paymentMethods.map((method) => Number(byMethod[method])));

  return (
    <Card>
      <div className="takings-sum">
        <p className="takings-total">
          <span>Encaissé</span>
          <b>{euroText(total)}</b>
          {Number(refunded) > 0 && <span>après {euroText(refunded)} rendus aux clients</span>}
        </p>
        <dl className="takings-methods">
          {paymentMethods.map((method) => (
            <div key={method}>
              <dt>
                <MethodIcon method={method} />
                {paymentMethodNames[method]}
              </dt>
              <dd>{euroText(byMethod[method])}</dd>
              <meter
                className="takings-share"
                aria-hidden="true"
                min={0}
                max={most || 1}
                value={Math.max(0, Number(byMethod[method]))}
              />
            </div>
          ))}
        </dl>
      </div>
      <TakingsFigures takings={takings} />
    </Card>
  );
}
