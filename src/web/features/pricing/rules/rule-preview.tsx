import { useId } from 'react';
import type { FareLineView } from '#contract/trip/places.ts';
import { fareReceipt } from '#contract/words/fare-lines.fr.ts';
import { moneyText } from '#domain/money.ts';
import type { Fare, FareLine } from '#domain/pricing/fare.ts';
import { euroText } from '#web/text/euros.ts';
import { Receipt } from '#web/ui/receipt.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import './rule-preview.css';
import type { Trial } from './use-trial.ts';

type Props = { trial: Trial; fare: Fare | undefined; comparison: string | undefined };

/** The price of a sample trip, in the lines that a client sees. */
export function RulePreview({ trial, fare, comparison }: Props) {
  const id = useId();

  return (
    <section className="preview" aria-labelledby={id}>
      <h3 className="step-title" id={id}>
        Aperçu du calcul
      </h3>
      <div className="preview-trip">
        <UnitField
          label="Distance"
          unit="km"
          value={trial.km}
          onChange={(event) => trial.setKm(event.target.value)}
        />
        <UnitField
          label="Durée"
          unit="min"
          value={trial.minutes}
          onChange={(event) => trial.setMinutes(event.target.value)}
        />
      </div>
      {fare && <Receipt lines={fareReceipt(fare.lines.map(viewOf))} />}
      <div className="preview-total" aria-live="polite">
        <span className="small soft">Le client paie</span>
        <b>{totalText(fare)}</b>
        <span className="field-hint">{comparison ?? 'Complétez les montants et le trajet d’essai.'}</span>
      </div>
    </section>
  );
}

export function totalText(fare: Fare | undefined): string {
  return fare ? euroText(moneyText(fare.total)) : '–';
}

function viewOf({ kind, quantity, unitCents, cents }: FareLine): FareLineView {
  return {
    kind,
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitCents === undefined ? {} : { unitPrice: moneyText(unitCents) }),
    amount: moneyText(cents),
  };
}
