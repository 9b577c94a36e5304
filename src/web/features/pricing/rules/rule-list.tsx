import Plus from 'lucide-react/icons/plus';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { colourOf } from './rule-colour.ts';
import { RuleItem } from './rule-item.tsx';

type Props = {
  rules: readonly PricingRuleView[];
  /** The rule in the form. */
  written: string | undefined;
  onEdit: (rule: PricingRuleView) => void;
  onDelete: (rule: PricingRuleView) => void;
};

export function RuleList({ rules, written, onEdit, onDelete }: Props) {
  const ids = rules.map(({ id }) => id);

  return (
    <ul className="rules">
      {rules.map((rule) => (
        <li key={rule.id}>
          <RuleItem
            rule={rule}
            colour={colourOf(ids, rule.id)}
            written={rule.id === written}
            onEdit={() => onEdit(rule)}
            onDelete={() => onDelete(rule)}
          />
        </li>
      ))}
    </ul>
  );
}

export function NoRules({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      title="Aucune règle de tarification"
      text="Sans règle, vous confirmez chaque prix en acceptant la course."
      action={<NewRuleButton onNew={onNew} />}
    />
  );
}

export function NewRuleButton({ onNew }: { onNew: () => void }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onNew}>
      Nouvelle règle
    </Button>
  );
}
