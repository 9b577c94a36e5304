import type { SweptRuleView } from '#contract/account/personal-data.ts';
import { numbered, wholeText } from '#contract/sentences/french.ts';
import { retentionWords } from '#contract/sentences/retention-words.fr.ts';
import { agoText } from '#web/text/durations.ts';
import { useRetention } from '../admin-api.ts';
import { HealthPanel } from './health-panel.tsx';

/** How long each kind of data is kept, and what the daily job last removed. */
export function RetentionPanel() {
  const { data } = useRetention();
  const now = new Date();

  if (!data) return null;
  return (
    <HealthPanel
      title="Données effacées"
      lines={data.rules.map((swept) => {
        const { name, time } = retentionWords(swept.rule);
        return {
          name,
          health: swept.lastAt ? 'ready' : 'off',
          detail: [`gardé ${time}`, sweptText(swept)].filter(Boolean).join(' · '),
          note: swept.lastAt ? agoText(new Date(swept.lastAt), now) : 'rien encore',
        };
      })}
    />
  );
}

/** '3 éléments effacés, 40 en 12 mois' */
function sweptText({ lastAt, lastRemoved, removed }: SweptRuleView): string {
  if (!lastAt) return '';
  const last = numbered(lastRemoved, 'élément effacé', 'éléments effacés');
  return removed > lastRemoved ? `${last}, ${wholeText(removed)} en 12 mois` : last;
}
