import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { countText, numbered } from '#web/text/counts.ts';
import './dock.css';
import { type DeskSection, useDeskSection } from './use-desk-section.ts';

const entries: readonly { section: DeskSection; word: string; Icon: typeof List }[] = [
  { section: 'courses', word: 'Courses', Icon: List },
  { section: 'journee', word: 'Ma journée', Icon: CalendarDays },
  { section: 'outils', word: 'Outils', Icon: LayoutGrid },
];

/** The parts of the page under the thumb of somebody who holds a telephone. */
export function Dock({ waiting }: { waiting: number }) {
  const current = useDeskSection();

  return (
    <nav className="dock" aria-label="Parties du tableau de bord">
      {entries.map(({ section, word, Icon }) => (
        <a key={section} href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
          <Icon aria-hidden="true" />
          {word}
          {section === 'courses' && waiting > 0 && <Waiting count={waiting} />}
        </a>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="dock-count">
      <span aria-hidden="true">{countText(count)}</span>
      <span className="hidden-text">, {numbered(count, 'demande')} en attente</span>
    </span>
  );
}
