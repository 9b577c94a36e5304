import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { homeOf } from '#domain/navigation/pages.ts';
import { useInboxCount } from '#web/live/unread.ts';
import { useRideCounts } from '#web/ride/data/rides-api.ts';
import { openChat } from '#web/signals/chat-request.ts';
import { countText, numbered } from '#web/text/counts.ts';
import { unreadText } from '#web/text/unread.ts';
import './dock.css';
import { type DeskSection, useDeskSection } from './use-desk-section.ts';

type Entry = { section: DeskSection; word: string; Icon: typeof List };

const courses: Entry = { section: 'courses', word: 'Courses', Icon: List };
const day: Entry = { section: 'journee', word: 'Ma journée', Icon: CalendarDays };
const tools: Entry = { section: 'outils', word: 'Outils', Icon: LayoutGrid };

/** The bottom bar of a phone: the sections of the dashboard, from every page of a driver. */
export function Dock({ isHome }: { isHome: boolean }) {
  const section = useDeskSection();
  const waiting = useRideCounts()?.pending ?? 0;
  const current = isHome ? section : undefined;

  return (
    <nav className="dock" aria-label="Parties du tableau de bord">
      <Part {...courses} current={current}>
        <Waiting count={waiting} words={`${numbered(waiting, 'demande')} en attente`} />
      </Part>
      <Part {...day} current={current} />
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

/** The inbox is no section: it opens over the page. */
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
