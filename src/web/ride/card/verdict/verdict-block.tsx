import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { VerdictView } from '#contract/rides/verdicts.ts';
import '#web/ui/tone.css';
import type { Tone } from '#web/ui/tone.ts';
import { afterText, beforeText, verdictText } from '../../words/verdict-words.ts';
import './verdict-block.css';
import { VerdictFigures } from './verdict-figures.tsx';
import { VerdictLine } from './verdict-line.tsx';

type Props = { verdict: VerdictView /** Where this ride ends. */; destination: string };

const looks: Record<VerdictView['kind'], { tone: Tone; Icon: typeof CircleCheck }> = {
  yes: { tone: 'ok', Icon: CircleCheck },
  tight: { tone: 'warn', Icon: TriangleAlert },
  outside_hours: { tone: 'warn', Icon: TriangleAlert },
  unsure: { tone: 'warn', Icon: TriangleAlert },
  no: { tone: 'bad', Icon: CircleX },
  day_off: { tone: 'bad', Icon: CircleX },
};

/** Whether the driver can take a ride: the verdict, its timeline, the rides before and after, and the earnings. */
export function VerdictBlock({ verdict, destination }: Props) {
  const { tone, Icon } = looks[verdict.kind];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" className={`verdict tone-${tone}`} aria-label="Puis-je la prendre&nbsp;?">
      <p className="verdict-head">
        <Icon aria-hidden="true" />
        <span>Puis-je la prendre&nbsp;?</span>
        <b>{verdictText(verdict)}</b>
      </p>
      <VerdictLine verdict={verdict} />
      <dl className="verdict-rows">
        <div>
          <dt>Avant</dt>
          <dd>{beforeText(verdict)}</dd>
        </div>
        <div>
          <dt>Après</dt>
          <dd>{afterText(verdict, destination)}</dd>
        </div>
      </dl>
      <VerdictFigures verdict={verdict} />
    </div>
  );
}
