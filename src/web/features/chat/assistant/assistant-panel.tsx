import ChevronLeft from 'lucide-react/icons/chevron-left';
import ContactRound from 'lucide-react/icons/contact-round';
import { Suspense, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import type { ThreadView } from '#contract/people/chat.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { NARROW, useMedia } from '#web/browser/use-media.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { preloadable, reloading } from '#web/ui/preloadable.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConversationView } from '../conversation-view.tsx';
import { Announcement } from './announcement.tsx';
import { Inbox } from './inbox.tsx';

type View =
  | { name: 'inbox' }
  | { name: 'announcement' }
  | { name: 'thread'; thread: ThreadView }
  | { name: 'file'; thread: ThreadView };
type Props = { viewer: UserView; open: boolean; onClose: () => void };

const ClientFile = preloadable(
  async () => (await import('#web/ride/dialogs/client-file/client-file.tsx')).ClientFile,
  { missing: () => <ErrorState text="Impossible de lire la fiche." onRetry={reloading.press} /> },
);

const INBOX: View = { name: 'inbox' };

/** The inbox of a driver, and quick answers about the rides. */
export function AssistantPanel({ viewer, open, onClose }: Props) {
  const [view, setView] = useState(INBOX);
  const narrow = useMedia(NARROW);
  const back = () => setView(view.name === 'file' ? { name: 'thread', thread: view.thread } : INBOX);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      before={
        view.name !== 'inbox' && (
          <Back
            label={view.name === 'file' ? 'Retour à la conversation' : 'Retour aux conversations'}
            onClick={back}
          />
        )
      }
      tools={
        view.name === 'thread' && (
          <FileButton onClick={() => setView({ name: 'file', thread: view.thread })} />
        )
      }
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
        {view.name === 'announcement' && (
          <Announcement draft={`announcement-draft.${viewer.id}`} onDone={back} />
        )}
        {view.name === 'file' && (
          <Suspense fallback={<Skeleton cards={1} />}>
            <ClientFile clientId={view.thread.clientId} />
          </Suspense>
        )}
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

function FileButton({ onClick }: { onClick: () => void }) {
  return <IconButton label="Fiche client" icon={<ContactRound aria-hidden="true" />} onClick={onClick} />;
}

function Back({ label, onClick }: { label: string; onClick: () => void }) {
  return <IconButton label={label} icon={<ChevronLeft aria-hidden="true" />} onClick={onClick} />;
}

function titleOf(view: View, narrow: boolean): string {
  switch (view.name) {
    case 'inbox':
      return narrow ? 'Messages' : 'Assistant';
    case 'announcement':
      return 'Annonce à tous';
    case 'file':
      return `Fiche ${ofName(view.thread.clientName)}`;
    case 'thread':
      return `Conversation avec ${view.thread.clientName}`;
  }
}
