import { useEffect, useState } from 'react';
import { anchorOf, type SectionName, sectionNames } from './sections.ts';

/** The section being read: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>('general');

  useEffect(() => {
    const update = () => setCurrent(sectionInSight());
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return current;
}

function sectionInSight(): SectionName {
  const line = isAtTheEnd() ? window.innerHeight : window.innerHeight / 3;
  return sectionNames.findLast((name) => topOf(name) < line) ?? 'general';
}

/** A short last section may never reach that height. */
function isAtTheEnd(): boolean {
  return (
    window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
  );
}

function topOf(name: SectionName): number {
  return document.getElementById(anchorOf(name))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
