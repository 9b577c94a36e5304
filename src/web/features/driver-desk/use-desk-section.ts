import { useEffect, useState } from 'react';

const sections = ['courses', 'outils'] as const;
export type DeskSection = (typeof sections)[number];

/** The part being read: the last one whose top has passed the middle of the window. */
export function useDeskSection(): DeskSection {
  const [current, setCurrent] = useState<DeskSection>('courses');

  useEffect(() => {
    const update = () => setCurrent(sectionInSight());
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return current;
}

function sectionInSight(): DeskSection {
  const { scrollHeight } = document.documentElement;
  const atTheEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
  const line = atTheEnd ? window.innerHeight : window.innerHeight / 2;
  return sections.findLast((name) => topOf(name) < line) ?? 'courses';
}

function topOf(name: DeskSection): number {
  return document.getElementById(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
