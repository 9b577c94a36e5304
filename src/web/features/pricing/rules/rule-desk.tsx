import { type RefObject, useId } from 'react';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { MethodChoice } from './method-choice.tsx';
import { comparisonText, fareOf } from './preview-of.ts';
import { RateFields } from './rate-fields.tsx';
import './rule-desk.css';
import { AdvancedFields, GeneralFields } from './rule-fields.tsx';
import { RulePreview, totalText } from './rule-preview.tsx';
import { type RuleWriting, rulesWith, weekRuleOf } from './use-rule-writing.ts';
import { useTrial } from './use-trial.ts';

type Props = {
  writing: RuleWriting;
  rules: readonly PricingRuleView[];
  panel: RefObject<HTMLElement | null>;
  onCancel: () => void;
};

/** The form of a rule, and beside it what the rule would charge. */
export function RuleDesk({ writing, rules, panel, onCancel }: Props) {
  const id = useId();
  const trial = useTrial();
  const { form } = writing;
  const fare = fareOf(form.values, trial.trip);
  const others = rules.filter((rule) => rule.id !== writing.id);
  const written = weekRuleOf(writing.id ?? '', form.values);
  const comparison = fare && trial.trip && comparisonText(fare, trial.trip, written, others);

  return (
    <section className="rule-desk" aria-labelledby={`${id}-title`} tabIndex={-1} ref={panel}>
      <form {...form.form} id={id} className="rule-form">
        <h3 className="heading only-wide" id={`${id}-title`}>
          {titleOf(writing)}
        </h3>
        <GeneralFields writing={writing} />
        <MethodChoice chosen={form.values.calculationMethod} onChoose={writing.chooseMethod} />
        <RateFields writing={writing} />
        <AdvancedFields writing={writing} />
        <ConditionFields writing={writing} week={rulesWith(rules, writing)} />
      </form>
      <div className="rule-side">
        <RulePreview trial={trial} fare={fare} comparison={comparison} />
        <div className="rule-bar">
          <p className="rule-bar-total">
            <span>
              {trial.km || '–'} km, {trial.minutes || '–'} min
            </span>
            <b>{totalText(fare)}</b>
          </p>
          <Button type="submit" form={id} tone="primary" size="large" block busy={form.pending}>
            {writing.isNew ? 'Créer la règle' : 'Enregistrer la règle'}
          </Button>
          <Button tone="plain" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </div>
    </section>
  );
}

export function titleOf({ isNew }: RuleWriting): string {
  return isNew ? 'Nouvelle règle' : 'Modifier la règle';
}
