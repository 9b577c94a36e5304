import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import type { RuleWriting } from './use-rule-writing.ts';

type Props = { writing: RuleWriting };

export function GeneralFields({ writing: { form } }: Props) {
  return (
    <section className="step">
      <h3 className="step-title">Informations générales</h3>
      <div className="fields-three rule-general">
        <TextField {...form.field('name')} label="Nom" maxLength={80} autoComplete="off" />
        <TextField {...form.field('priority')} label="Priorité" inputMode="numeric" autoComplete="off" />
        <Checkbox
          label="Règle active"
          checked={form.values.isActive === 'true'}
          onChange={(event) => form.change('isActive', String(event.target.checked))}
        />
      </div>
    </section>
  );
}

export function AdvancedFields({ writing: { form } }: Props) {
  return (
    <section className="step">
      <h3 className="step-title">Paramètres avancés</h3>
      <div className="fields-three">
        <UnitField {...form.field('minimumFare')} label="Tarif minimum" unit="€" />
        <UnitField {...form.field('coefficient')} label="Coefficient" unit="×" />
      </div>
      <TextAreaField {...form.field('description')} label="Description" optional rows={2} maxLength={500} />
    </section>
  );
}
