import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ProviderView } from '#contract/platform/service-state.ts';
import { Button } from '#web/ui/button.tsx';
import './health.css';
import { Panel } from '../panel.tsx';

export type HealthLine = { name: string; health: ProviderView['health']; detail: string; note: string };

type Props = { title: string; lines: readonly HealthLine[]; onCheck?: () => void; checking?: boolean };

/** A full dot: ready; a hollow one: not in use; a diamond: a problem. */
export function HealthPanel({ title, lines, onCheck, checking }: Props) {
  const check = onCheck && (
    <Button
      tone="plain"
      size="small"
      icon={<RefreshCw aria-hidden="true" />}
      busy={checking}
      onClick={onCheck}
    >
      Vérifier
    </Button>
  );

  return (
    <Panel title={title} action={check}>
      <ul className="health">
        {lines.map(({ name, health, detail, note }) => (
          <li key={name} className={`health-${health}`}>
            <i aria-hidden="true" />
            <div>
              <b>{name}</b>
              <small>{detail}</small>
            </div>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
