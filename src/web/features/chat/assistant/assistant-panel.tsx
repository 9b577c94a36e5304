import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import type { UserView } from '#contract/auth.ts';
import type { ThreadView } from '#contract/chat.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ConversationView } from '../conversation-view.tsx';
import { Announcement } from './announcement.tsx';
import { Inbox } from './inbox.tsx';

type View = { name: 'inbox' } | { name: 'announcement' } | { name: 'thread'; thread: ThreadView };
type Props = { viewer: UserView; open: boolean; onClose: () => void };

const INBOX: View = { name: 'inbox' };

/** The inbox of a driver, and quick answers about the rides. */
export function AssistantPanel({ viewer, open, onClose }: Props) {
  const [view, setView] = useState(INBOX);
  const narrow = useMedia(NARROW);
  const back = () => setView(INBOX);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      before={view.name !== 'inbox' && <Back onClick={back} />}
      title={titleOf(view, narrow)}
    >
      <div className="assistant">
        {view.name === 'inbox' && (
          <Inbox
            viewer={viewer}
            onOpen={(thread) => setView({ name: 'thread', thread })}
            onAnnounce={() => setView({ name: 'announcement' })}
          />
        )}
        {view.name === 'announcement' && <Announcement onDone={back} />}
        {view.name === 'thread' && (
          <ConversationView
            key={view.thread.clientId}
            conversation={{ kind: 'general', clientId: view.thread.clientId }}
            viewer={viewer}
            labelled
          />
        )}
      </div>
    </Dialog>
  );
}

function Back({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Retour aux conversations"
      icon={<ChevronLeft aria-hidden="true" />}
      onClick={onClick}
    />
  );
}

function titleOf(view: View, narrow: boolean): string {
  switch (view.name) {
    case 'inbox':
      return narrow ? 'Messages' : 'Assistant';
    case 'announcement':
      return 'Annonce à tous';
    case 'thread':
      return `Conversation avec ${view.thread.clientName}`;
  }
}
