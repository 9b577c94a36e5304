import { UnitField } from '#web/ui/unit-field.tsx';
import { methods } from './methods.ts';
import type { RateName } from './rule-values.ts';
import type { RuleWriting } from './use-rule-writing.ts';

const rates: Record<RateName, { label: string; unit: string }> = {
  baseFare: { label: 'Prise en charge', unit: '€' },
  pricePerKm: { label: 'Prix par km', unit: '€/km' },
  pricePerMinute: { label: 'Prix par minute', unit: '€/min' },
  flatRate: { label: 'Prix forfaitaire', unit: '€' },
  hourlyRate: { label: 'Prix par heure', unit: '€/h' },
};

/** The amounts of the chosen method only. */
export function RateFields({ writing: { form } }: { writing: RuleWriting }) {
  const method = methods[form.values.calculationMethod];

  return (
    <section className="step">
      <h3 className="step-title">Paramètres&nbsp;: {method.label}</h3>
      <div className="fields-three">
        {method.rates.map((name) => (
          <UnitField key={name} {...form.field(name)} {...rates[name]} />
        ))}
      </div>
    </section>
  );
}
