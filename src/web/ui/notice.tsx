import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import './notice.css';
import './tone.css';
import type { Tone } from './tone.ts';

const icons = {
  plain: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
  violet: Info,
} as const;

/** One sentence, one tone. Errors and successes are announced; the others are not. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const Icon = icons[tone];

  return (
    <div className={`notice tone-${tone}`} role={roleOf(tone)}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/** Something could not be read, and is asked for again. */
export function NotRead({ why, onRetry }: { why: string; onRetry: () => unknown }) {
  return (
    <Notice tone="bad">
      {why}{' '}
      <button type="button" className="link" onClick={() => void onRetry()}>
        Réessayer
      </button>
    </Notice>
  );
}

function roleOf(tone: Tone): 'alert' | 'status' | undefined {
  if (tone === 'bad') return 'alert';
  return tone === 'ok' ? 'status' : undefined;
}
