import { useEffect, useRef } from 'react';
import { anchorOf, type SectionName, sectionNames, sections } from './sections.ts';

/** Beside the sections on a desktop, above them on a phone. */
export function SectionNav({ current }: { current: SectionName }) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>(`[href="#${anchorOf(current)}"]`);
    if (nav.current && link) centre(nav.current, link);
  }, [current]);

  return (
    <nav className="settings-nav" aria-label="Sections des paramètres" ref={nav}>
      {sectionNames.map((name) => {
        const { title, Icon } = sections[name];
        return (
          <a key={name} href={`#${anchorOf(name)}`} aria-current={name === current ? 'true' : undefined}>
            <Icon aria-hidden="true" />
            {title}
          </a>
        );
      })}
    </nav>
  );
}

function centre(nav: HTMLElement, link: HTMLElement) {
  nav.scrollLeft = link.offsetLeft + (link.offsetWidth - nav.clientWidth) / 2;
}
