import { type MouseEvent, useEffect, useRef } from 'react';
import { opensElsewhere } from '#web/browser/opens-elsewhere.ts';
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
          <a
            key={name}
            href={`#${anchorOf(name)}`}
            aria-current={name === current ? 'true' : undefined}
            onClick={(event) => goTo(event, name)}
          >
            <Icon aria-hidden="true" />
            {title}
          </a>
        );
      })}
    </nav>
  );
}

/** Without an entry of its own: Back leaves the settings, and asks first about what is not saved. */
function goTo(event: MouseEvent, name: SectionName) {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  const anchor = anchorOf(name);
  history.replaceState(history.state, '', `#${anchor}`);
  const section = document.getElementById(anchor);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

function centre(nav: HTMLElement, link: HTMLElement) {
  nav.scrollLeft = link.offsetLeft + (link.offsetWidth - nav.clientWidth) / 2;
}
