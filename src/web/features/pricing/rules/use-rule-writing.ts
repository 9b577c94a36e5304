import { useState } from 'react';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import type { PricingMethod } from '#domain/pricing/pricing-rule.ts';
import { useForm } from '#web/forms/use-form.ts';
import { typedWhole } from '../typed-amounts.ts';
import { ruleProblems } from './rule-problems.ts';
import {
  bodyOf,
  conditionsOf,
  isChanged,
  newRuleValues,
  proposedPerMinute,
  type RuleValues,
  valuesOf,
} from './rule-values.ts';
import { useSaveRule } from './rules-api.ts';
import type { WeekRule } from './week.ts';

/** Sorts after every id, like the id of the newest rule. */
const NEW_ID = '~';

type Subject = PricingRuleView | 'new';
export type RuleWriting = ReturnType<typeof useRuleWriting>;

/** The rule in the form, if there is one: a new one or one that exists. */
export function useRuleWriting() {
  const [subject, setSubject] = useState<Subject>();
  const save = useSaveRule();
  const edited = subject === 'new' ? undefined : subject;
  const form = useForm<RuleValues>({
    initial: newRuleValues,
    check: ruleProblems,
    submit: async (values) => {
      await save.mutateAsync({ id: edited?.id, body: bodyOf(values) });
      setSubject(undefined);
    },
    fallback: 'Impossible de sauvegarder la règle de tarification.',
  });

  const start = (next: Subject) => {
    form.reset(initialOf(next));
    setSubject(next);
  };

  const chooseMethod = (method: PricingMethod) => {
    const { calculationMethod, pricePerMinute } = form.values;
    form.change('calculationMethod', method);
    const isProposal = subject === 'new' && pricePerMinute === proposedPerMinute(calculationMethod);
    if (isProposal) form.change('pricePerMinute', proposedPerMinute(method));
  };

  return {
    form,
    subject,
    isNew: subject === 'new',
    id: subject && (edited?.id ?? NEW_ID),
    isUnsaved: subject !== undefined && isChanged(form.values, initialOf(subject)),
    start,
    stop: () => setSubject(undefined),
    chooseMethod,
  };
}

/** The rules as they would be with the one in the form. */
export function rulesWith(rules: readonly PricingRuleView[], { id, form }: RuleWriting): WeekRule[] {
  if (id === undefined) return [...rules];
  const written = weekRuleOf(id, form.values);
  const others = rules.filter((rule) => rule.id !== id);
  return others.length < rules.length
    ? rules.map((rule) => (rule.id === id ? written : rule))
    : [...rules, written];
}

export function weekRuleOf(id: string, values: RuleValues): WeekRule {
  return {
    id,
    name: values.name.trim() || 'Nouvelle règle',
    isActive: values.isActive === 'true',
    priority: typedWhole(values.priority) ?? 0,
    ...conditionsOf(values),
  };
}

function initialOf(subject: Subject): RuleValues {
  return subject === 'new' ? newRuleValues : valuesOf(subject);
}
