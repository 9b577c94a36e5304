import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { methods } from './methods.ts';
import { useToggleRule } from './rules-api.ts';
import './rule-item.css';
import { conditionsText, figuresOf } from './rule-text.ts';

type Props = {
  rule: PricingRuleView;
  colour: string;
  /** While it is in the form, the form alone changes it. */
  written: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function RuleItem({ rule, colour, written, onEdit, onDelete }: Props) {
  const id = useId();

  return (
    <article
      className={rule.isActive ? 'rule' : 'rule rule-off'}
      aria-labelledby={id}
      aria-current={written || undefined}
    >
      <span className={`rule-swatch ${colour}`} aria-hidden="true" />
      <RuleWords rule={rule} nameId={id} />
      <div className="rule-foot">
        <RuleSwitch rule={rule} disabled={written} />
        <Badge tone={rule.isActive ? 'ok' : 'plain'}>{rule.isActive ? 'Active' : 'Inactive'}</Badge>
        {rule.priority > 0 && <Badge tone="info">Priorité {rule.priority}</Badge>}
        <span className="rule-tools">
          <IconButton
            label={`Modifier «\u00a0${rule.name}\u00a0»`}
            icon={<Pencil aria-hidden="true" />}
            disabled={written}
            onClick={onEdit}
          />
          <IconButton
            label={`Supprimer «\u00a0${rule.name}\u00a0»`}
            icon={<Trash aria-hidden="true" />}
            disabled={written}
            onClick={onDelete}
          />
        </span>
      </div>
    </article>
  );
}

function RuleWords({ rule, nameId }: { rule: PricingRuleView; nameId: string }) {
  return (
    <div>
      <h3 className="rule-name" id={nameId}>
        {rule.name}
      </h3>
      <p className="rule-line">
        {methods[rule.calculationMethod].label} · {conditionsText(rule)}
      </p>
      {rule.description && <p className="rule-line">{rule.description}</p>}
      <p className="rule-figures">
        {figuresOf(rule).map(({ before, figure, after }) => (
          <span key={before + after}>
            {before}
            <b>{figure}</b>
            {after}
          </span>
        ))}
      </p>
    </div>
  );
}

function RuleSwitch({ rule, disabled }: { rule: PricingRuleView; disabled: boolean }) {
  const toggle = useToggleRule();

  return (
    <Switch
      label={<span className="hidden-text">Activer «&nbsp;{rule.name}&nbsp;»</span>}
      checked={rule.isActive}
      disabled={disabled}
      onChange={() => toggle.mutate(rule)}
    />
  );
}
