import {
  BAD_COEFFICIENT,
  BAD_MONEY,
  BAD_PRIORITY,
  NAME_MISSING,
} from '#contract/sentences/pricing-sentences.fr.ts';
import { coefficientFrom } from '#domain/pricing/coefficient.ts';
import type { FormProblems } from '#web/forms/use-problems.ts';
import { dotted, typedCents, typedWhole } from '../typed-amounts.ts';
import { methods } from './methods.ts';
import type { RuleValues } from './rule-values.ts';

const FURTHEST_PRIORITY = 1000;

/** What the server would refuse, checked before sending. */
export function ruleProblems(values: RuleValues): FormProblems<RuleValues> | undefined {
  const amounts = [...methods[values.calculationMethod].rates, 'minimumFare'] as const;
  const priority = typedWhole(values.priority);
  const fields: Partial<Record<keyof RuleValues, string>> = Object.fromEntries(
    amounts.filter((name) => typedCents(values[name]) === undefined).map((name) => [name, BAD_MONEY]),
  );
  if (values.name.trim() === '') fields.name = NAME_MISSING;
  if (priority === undefined || Math.abs(priority) > FURTHEST_PRIORITY) fields.priority = BAD_PRIORITY;
  if (coefficientFrom(dotted(values.coefficient)) === undefined) fields.coefficient = BAD_COEFFICIENT;
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
