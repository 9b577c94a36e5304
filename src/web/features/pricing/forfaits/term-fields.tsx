import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { hourText } from '#contract/sentences/tariff-words.fr.ts';
import { cents, moneyText } from '#domain/money.ts';
import { fareFor } from '#domain/pricing/fare.ts';
import { euroText } from '#web/text/euros.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { UnitField } from '#web/ui/unit-field.tsx';
import { typedCents } from '../typed-amounts.ts';
import { weekdays } from '../weekdays.ts';
import type { ForfaitDraft, ForfaitProblems } from './forfait-values.ts';
import './term-fields.css';

const ways = [
  { value: 'both', label: 'Les deux' },
  { value: 'one', label: 'Aller seulement' },
];
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
const starts = [{ value: '', label: 'Toute la journée' }, ...hours];
const ends = [{ value: '', label: 'Fin de journée' }, ...hours];

type Props = {
  draft: ForfaitDraft;
  problems: ForfaitProblems;
  rules: readonly PricingRuleView[];
  change: (part: Partial<ForfaitDraft>) => void;
};

/** Price, direction, days, hours, and whether the rule in force multiplies it. */
export function TermFields({ draft, problems, rules, change }: Props) {
  return (
    <>
      <div className="term-fields">
        <UnitField
          label="Prix TTC"
          unit="€"
          name="price"
          value={draft.price}
          error={problems.price}
          onChange={(event) => change({ price: event.target.value })}
        />
        <SelectField
          label="Sens"
          choices={ways}
          value={draft.isBothWays ? 'both' : 'one'}
          onChange={(event) => change({ isBothWays: event.target.value === 'both' })}
        />
        <SelectField
          label="Heure de début"
          choices={starts}
          value={draft.startHour}
          onChange={(event) => change({ startHour: event.target.value })}
        />
        <SelectField
          label="Heure de fin"
          choices={ends}
          value={draft.endHour}
          onChange={(event) => change({ endHour: event.target.value })}
        />
      </div>
      <DayChips
        days={draft.weekdays}
        problem={problems.weekdays}
        onChange={(days) => change({ weekdays: days })}
      />
      <Checkbox
        label="Appliquer le coefficient de la règle en vigueur"
        hint={coefficientHint(draft.price, rules)}
        checked={draft.takesCoefficient}
        onChange={(event) => change({ takesCoefficient: event.target.checked })}
      />
    </>
  );
}

type DayProps = { days: readonly number[]; problem: string | undefined; onChange: (days: number[]) => void };

function DayChips({ days, problem, onChange }: DayProps) {
  const toggle = (weekday: number) =>
    onChange(days.includes(weekday) ? days.filter((day) => day !== weekday) : [...days, weekday]);
  return (
    <fieldset className="zone-chips">
      <legend className="field-label">Jours</legend>
      {weekdays.map(({ weekday, name, short }) => (
        <button
          key={weekday}
          type="button"
          aria-label={name}
          aria-pressed={days.includes(weekday)}
          onClick={() => toggle(weekday)}
        >
          {short}
        </button>
      ))}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** 'De 20:00 à 06:00, « Nuit » : 65,00 € × 1,20 = 78,00 €', by the first rule that has one. */
function coefficientHint(typed: string, rules: readonly PricingRuleView[]): string | undefined {
  const rule = rules.find(({ isActive, coefficient }) => isActive && Number(coefficient) !== 1);
  const price = typedCents(typed);
  if (!rule || !price) return undefined;
  const { name, startHour, endHour, coefficient } = rule;
  const when =
    startHour !== null && endHour !== null ? `De ${hourText(startHour)} à ${hourText(endHour)}, ` : '';
  const tariff = {
    method: 'flat_rate',
    flatRate: price,
    minimumFare: cents(0),
    coefficient: Number(coefficient),
  } as const;
  const { total } = fareFor({ km: 0, minutes: 0 }, tariff);
  const figures = `${euroText(moneyText(price))} × ${coefficient.replace('.', ',')} = ${euroText(moneyText(total))}`;
  return `${when}«\u00a0${name}\u00a0»\u00a0: ${figures}`;
}
