import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AGENDA_PATH, homeOf, pageAt } from '#domain/navigation/pages.ts';
import { useInboxCount } from '#web/live/unread.ts';
import { useRideCounts } from '#web/ride/data/reads/ride-counts.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { countText, numbered } from '#web/text/counts.ts';
import { unreadText } from '#web/text/unread.ts';
import './dock.css';
import { type DeskSection, useDeskSection } from './use-desk-section.ts';

type Entry = { section: DeskSection; word: string; Icon: typeof List };

const courses: Entry = { section: 'courses', word: 'Courses', Icon: List };
const tools: Entry = { section: 'outils', word: 'Outils', Icon: LayoutGrid };

/** The bottom bar of a phone: the sections of the dashboard and the agenda, from every page of a driver. */
export function Dock() {
  const section = useDeskSection();
  const page = pageAt(useLocation()[0])?.name;
  const waiting = useRideCounts()?.pending ?? 0;
  const current = page === 'driver_dashboard' ? section : undefined;

  return (
    <nav className="dock" aria-label="Parties du tableau de bord">
      <Part {...courses} current={current}>
        <Waiting count={waiting} words={`${numbered(waiting, 'demande')} en attente`} />
      </Part>
      <Link href={AGENDA_PATH} aria-current={page === 'agenda' ? 'page' : undefined}>
        <CalendarDays aria-hidden="true" />
        Agenda
      </Link>
      <Messages />
      <Part {...tools} current={current} />
    </nav>
  );
}

type PartProps = Entry & { current: DeskSection | undefined; children?: ReactNode };

function Part({ section, word, Icon, current, children }: PartProps) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      {word}
      {children}
    </>
  );

  if (!current) return <Link href={`${homeOf('driver')}#${section}`}>{content}</Link>;
  return (
    <a href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
      {content}
    </a>
  );
}

/** Not a section: the inbox opens over the page. */
function Messages() {
  const unread = useInboxCount();

  return (
    <button type="button" aria-haspopup="dialog" onClick={() => openChat({ kind: 'general' })}>
      <MessageCircle aria-hidden="true" />
      Messages
      <Waiting count={unread} words={unreadText(unread)} />
    </button>
  );
}

function Waiting({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <span className="dock-count">
      <span aria-hidden="true">{countText(count)}</span>
      <span className="hidden-text">, {words}</span>
    </span>
  );
}
