import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import type { ControlListView } from '#contract/company.ts';
import { numbered } from '#web/text/counts.ts';
import { Badge } from '#web/ui/badge.tsx';
import '#web/ui/tone.css';
import { addressOfPoint, controlText } from './control-words.ts';
import './control-list.css';

const looks = {
  urgent: { tone: 'bad', Icon: CircleAlert },
  soon: { tone: 'warn', Icon: TriangleAlert },
  useful: { tone: 'info', Icon: Info },
} as const;

const SHOWN = 3;

/** 'Prêt pour un contrôle': what is missing or runs out. Gone when all is well. */
export function ControlList({ items, anchor }: { items: ControlListView; anchor?: string }) {
  const title = useId();
  const urgent = urgentIn(items);

  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, Math.max(SHOWN, items.filter(isPressing).length));
  const hidden = items.length - shown.length;

  if (items.length === 0) return null;
  return (
    <section className="control-list" aria-labelledby={title} id={anchor}>
      <header>
        <ShieldCheck aria-hidden="true" />
        <div>
          <h2 className="heading" id={title}>
            Prêt pour un contrôle
          </h2>
          <p>{numbered(items.length, 'point')} à régler</p>
        </div>
        {urgent > 0 && <Badge tone="bad">{numbered(urgent, 'urgent')}</Badge>}
      </header>
      <ul>
        {shown.map((item) => {
          const { tone, Icon } = looks[item.urgency];
          const { title: what, hint } = controlText(item);
          return (
            <li key={item.point} className={`tone-${tone}`}>
              <a href={addressOfPoint(item.point)}>
                <Icon aria-hidden="true" />
                <span>
                  <b>{what}</b>
                  <small>{hint}</small>
                </span>
                <ChevronRight aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <button type="button" className="control-rest" onClick={() => setWhole(true)}>
          {hidden === 1 ? 'Voir l’autre point' : `Voir les ${hidden} autres points`}
        </button>
      )}
    </section>
  );
}

function urgentIn(items: ControlListView): number {
  return items.filter(({ urgency }) => urgency === 'urgent').length;
}

function isPressing({ urgency }: ControlListView[number]): boolean {
  return urgency !== 'useful';
}

/** On a phone, above the current ride, only when something is urgent. */
export function ControlAlert({ items, anchor }: { items: ControlListView; anchor: string }) {
  const urgent = urgentIn(items);

  if (urgent === 0) return null;
  return (
    <a className="control-alert" href={`#${anchor}`}>
      <CircleAlert aria-hidden="true" />
      Contrôle&nbsp;: {numbered(urgent, 'point urgent', 'points urgents')}
      <ChevronRight aria-hidden="true" />
    </a>
  );
}
