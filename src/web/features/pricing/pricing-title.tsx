import type { ForfaitWriting } from './forfaits/use-forfait-writing.ts';
import { titleOf } from './rules/rule-desk.tsx';
import type { RuleWriting } from './rules/use-rule-writing.ts';

/** On a narrow screen the form replaces the list, and its title the dialog's title. */
export function PricingTitle({ writing, forfait }: { writing: RuleWriting; forfait: ForfaitWriting }) {
  const step = stepTitle(writing, forfait);
  if (!step) return 'Gestion des tarifs';
  return (
    <>
      <span className="only-wide">Gestion des tarifs</span>
      <span className="only-narrow">{step}</span>
    </>
  );
}

function stepTitle(writing: RuleWriting, { subject, draft }: ForfaitWriting): string | undefined {
  if (writing.subject) return titleOf(writing);
  if (!subject) return undefined;
  const { from, to, isBothWays } = draft;
  return from.name && to.name
    ? `Forfait ${from.name} ${isBothWays ? '↔' : '→'} ${to.name}`
    : 'Nouveau forfait';
}
