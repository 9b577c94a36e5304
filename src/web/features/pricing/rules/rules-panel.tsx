import type { PricingRuleView } from '#contract/pricing/pricing.ts';
import './rules-panel.css';
import { useStepFocus } from '../use-step-focus.ts';
import { RuleDesk } from './rule-desk.tsx';
import { NewRuleButton, NoRules, RuleList } from './rule-list.tsx';
import { type RuleWriting, rulesWith } from './use-rule-writing.ts';
import { WeekGrid } from './week-grid.tsx';

type Props = {
  rules: readonly PricingRuleView[];
  writing: RuleWriting;
  /** Asks for confirmation before an unsaved form is left. */
  leave: (go: () => void) => void;
  onDelete: (rule: PricingRuleView) => void;
};

/** The rules and their week; the form beside them, or instead of them on a phone. */
export function RulesPanel({ rules, writing, leave, onDelete }: Props) {
  const { panel, noteOpener } = useStepFocus(writing.subject);
  const isWriting = writing.subject !== undefined;

  const write = (subject: PricingRuleView | 'new') => {
    noteOpener();
    leave(() => writing.start(subject));
  };

  if (rules.length === 0 && !isWriting) return <NoRules onNew={() => write('new')} />;
  return (
    <div className={isWriting ? 'pricing-writing' : 'pricing-reading'}>
      <div className="pricing-side">
        <div className="pricing-week">
          <WeekGrid rules={rulesWith(rules, writing)} written={writing.id} />
          <NewRuleButton onNew={() => write('new')} />
        </div>
        <RuleList rules={rules} written={writing.id} onEdit={write} onDelete={onDelete} />
      </div>
      {isWriting && (
        <RuleDesk writing={writing} rules={rules} panel={panel} onCancel={() => leave(writing.stop)} />
      )}
    </div>
  );
}
