import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ControlListView } from '#contract/platform/company.ts';
import { numbered } from '#web/text/counts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { urgentIn } from './control-points.ts';

export function ControlHead({ items, titleId }: { items: ControlListView; titleId: string }) {
  const urgent = urgentIn(items);

  return (
    <header>
      <ShieldCheck aria-hidden="true" />
      <div>
        <h2 className="heading" id={titleId}>
          Prêt pour un contrôle
        </h2>
        <p>{numbered(items.length, 'point')} à régler</p>
      </div>
      {urgent > 0 && <Badge tone="bad">{numbered(urgent, 'urgent')}</Badge>}
    </header>
  );
}
