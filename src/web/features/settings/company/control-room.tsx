import { Suspense } from 'react';
import type { ControlListView } from '#contract/platform/company.ts';
import { preloadable } from '#web/ui/preloadable.tsx';
import { ControlHead } from './control-head.tsx';
import { firstPoints } from './control-points.ts';
import '#web/ui/skeleton.css';
import './control-list.css';

const ControlList = preloadable(async () => (await import('./control-list.tsx')).ControlList, {
  optional: true,
});

type Props = { items: ControlListView; anchor: string };

/** The list on the dashboard: not loaded when empty, otherwise its room is reserved while it loads. */
export function ControlRoom(props: Props) {
  if (props.items.length === 0) return null;
  return (
    <Suspense fallback={<Room {...props} />}>
      <ControlList {...props} />
    </Suspense>
  );
}

function Room({ items, anchor }: Props) {
  const shown = firstPoints(items);

  return (
    <section className="control-list" id={anchor}>
      <ControlHead items={items} />
      <ul aria-hidden="true">
        {shown.map(({ point }) => (
          <li key={point} className="control-wait">
            <span className="bone bone-medium" />
          </li>
        ))}
      </ul>
      {shown.length < items.length && <div className="control-rest" />}
    </section>
  );
}
