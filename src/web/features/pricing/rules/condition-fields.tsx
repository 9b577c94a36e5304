import { hourText } from '#contract/sentences/tariff-words.fr.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { capitalised, weekdays } from '../weekdays.ts';
import { hoursSentence } from './rule-text.ts';
import { conditionsOf } from './rule-values.ts';
import type { RuleWriting } from './use-rule-writing.ts';
import { hoursWon, type WeekRule } from './week.ts';
import { WeekGrid } from './week-grid.tsx';

const days = [
  { value: '', label: 'Tous les jours' },
  ...weekdays.map(({ weekday, name }) => ({ value: String(weekday), label: capitalised(name) })),
];
const hours = [
  { value: '', label: 'Toute la journée' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) })),
];

type Props = { writing: RuleWriting; week: readonly WeekRule[] };

export function ConditionFields({ writing, week }: Props) {
  const { form } = writing;

  return (
    <section className="step">
      <h3 className="step-title">Conditions</h3>
      <div className="fields-three">
        <SelectField {...form.field('dayOfWeek')} label="Jour de la semaine" choices={days} />
        <SelectField {...form.field('startHour')} label="Heure de début" choices={hours} />
        <SelectField {...form.field('endHour')} label="Heure de fin" choices={hours} />
      </div>
      <p className="field-hint">{hoursSentence(conditionsOf(form.values))}</p>
      <div className="only-narrow">
        <WeekGrid rules={week} written={writing.id} />
      </div>
      <Reach writing={writing} week={week} />
    </section>
  );
}

/** Warns before saving when the rule would apply to no hour. */
function Reach({ writing: { id = '', form }, week }: Props) {
  if (form.values.isActive !== 'true') {
    return <Notice>Inactive, cette règle ne fixera aucun prix pour l’instant.</Notice>;
  }
  if (hoursWon(week, id) > 0) return null;
  return (
    <Notice tone="warn">
      D’autres règles passent avant celle-ci à toutes ses heures. Donnez-lui une priorité plus haute.
    </Notice>
  );
}
