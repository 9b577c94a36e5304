import type { ReactNode } from 'react';
import '#web/ui/card.css';
import { anchorOf, type SectionName, sections } from './sections.ts';

type Props = { name: SectionName; lead: string; children: ReactNode };

export function SettingsSection({ name, lead, children }: Props) {
  const anchor = anchorOf(name);

  return (
    <section className="card settings-section" id={anchor} aria-labelledby={`${anchor}-title`} tabIndex={-1}>
      <header>
        <h2 className="heading" id={`${anchor}-title`}>
          {sections[name].title}
        </h2>
        <p className="small soft">{lead}</p>
      </header>
      {children}
    </section>
  );
}
