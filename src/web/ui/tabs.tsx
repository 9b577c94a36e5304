import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './tabs.css';
import { useHiddenSides } from './use-hidden-sides.ts';

export type Tab<Name extends string = string> = {
  name: Name;
  label: string;
  count?: number | string | undefined;
  panel: ReactNode;
};

type Props<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  active: Name;
  onChange: (name: Name) => void;
};

/** Every panel stays mounted, so that nothing typed is lost by switching. */
export function Tabs<Name extends string>({ label, tabs, active, onChange }: Props<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useHiddenSides(list);
  const counts = tabs.map(({ count }) => count).join();

  // Counts load late and change the width of the tabs.
  useEffect(() => {
    const chosen = counts !== undefined && list.current?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (list.current && chosen) bringIntoView(list.current, chosen);
  }, [active, counts]);

  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.name === active),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            className="tab"
            data-tab={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === active}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === active ? 0 : -1}
            onClick={() => onChange(tab.name)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== active}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}

function indexAfter(key: string, current: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

/** Scrolls past the fade at the side that hides more. */
function bringIntoView(list: HTMLElement, tab: HTMLElement) {
  const margin = 56;
  const start = tab.offsetLeft - list.offsetLeft - margin;
  const end = start + tab.offsetWidth + 2 * margin;
  if (start < list.scrollLeft) list.scrollLeft = start;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
}
