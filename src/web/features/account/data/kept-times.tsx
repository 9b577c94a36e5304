import { retentionWords } from '#contract/retention-words.fr.ts';
import { type RetentionRule, retentionRules } from '#domain/privacy/retention.ts';
import { Card } from '#web/ui/card.tsx';
import { KeptLine, KeptList } from './kept-list.tsx';

/** How long data is kept; the account of a driver or an admin never goes by itself. */
export function KeptTimes({ isStaff }: { isStaff: boolean }) {
  const concerns = (rule: RetentionRule) => !(isStaff && rule === 'unused_accounts');

  return (
    <Card title="Combien de temps">
      <KeptList>
        {retentionRules.filter(concerns).map((rule) => {
          const { name, time, hint } = retentionWords(rule);
          return (
            <KeptLine key={rule} name={name} hint={hint}>
              {time}
            </KeptLine>
          );
        })}
      </KeptList>
    </Card>
  );
}
