import { retentionWords } from '#contract/sentences/retention-words.fr.ts';
import { type RetentionRule, retentionRules } from '#domain/privacy/retention.ts';
import { Card } from '#web/ui/card.tsx';
import { KeptLine, KeptList } from './kept-list.tsx';

const onlyOfClients: RetentionRule[] = ['unused_accounts'];
const onlyOfStaff: RetentionRule[] = ['busy_times', 'days_off'];

/** How long data is kept; accounts of drivers and admins never expire, and only they have working hours. */
export function KeptTimes({ isStaff }: { isStaff: boolean }) {
  const concerns = (rule: RetentionRule) => !(isStaff ? onlyOfClients : onlyOfStaff).includes(rule);

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
        {/* Never stored: no job has anything of it to delete. */}
        <KeptLine name="Position du chauffeur">pendant la course</KeptLine>
      </KeptList>
    </Card>
  );
}
