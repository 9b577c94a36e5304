import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import type { ControlListView } from '#contract/platform/company.ts';
import '#web/ui/tone.css';
import { ControlHead } from './control-head.tsx';
import { firstPoints } from './control-points.ts';
import { addressOfPoint, controlText } from './control-words.ts';
import './control-list.css';

const looks = {
  urgent: { tone: 'bad', Icon: CircleAlert },
  soon: { tone: 'warn', Icon: TriangleAlert },
  useful: { tone: 'info', Icon: Info },
} as const;

/** 'Prêt pour un contrôle': what is missing or expires. Hidden when all is well. */
export function ControlList({ items, anchor }: { items: ControlListView; anchor?: string }) {
  const title = useId();

  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : firstPoints(items);
  const hidden = items.length - shown.length;

  if (items.length === 0) return null;
  return (
    <section className="control-list" aria-labelledby={title} id={anchor}>
      <ControlHead items={items} titleId={title} />
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
