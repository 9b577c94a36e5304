import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ControlListView } from '#contract/platform/company.ts';
import { numbered } from '#web/text/counts.ts';
import { urgentIn } from './control-points.ts';
import './control-list.css';

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
