import Megaphone from 'lucide-react/icons/megaphone';
import type { UserView } from '#contract/account/auth.ts';
import type { ThreadView } from '#contract/people/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import '../chat.css';
import '../chat-dialog.css';
import { useRideThreads, useThreads } from '../chat-api.ts';
import './inbox.css';
import { QuickAnswers } from './quick-answers.tsx';
import { RideThreads } from './ride-threads.tsx';
import { ThreadLine } from './thread-line.tsx';

type Props = { viewer: UserView; onOpen: (thread: ThreadView) => void; onAnnounce: () => void };

/** Every driver answers from the same inbox. */
export function Inbox({ viewer, onOpen, onAnnounce }: Props) {
  const query = useThreads();
  const rides = useRideThreads().data ?? [];

  return (
    <div className="chat inbox">
      <QuickAnswers />
      <RideThreads threads={rides} viewer={viewer} />
      <div className="inbox-head">
        <h3 className="heading">Conversations</h3>
        <Button size="small" icon={<Megaphone aria-hidden="true" />} onClick={onAnnounce}>
          Annonce à tous
        </Button>
      </div>
      <ListStates
        items={query.data?.pages.flatMap(({ items }) => items)}
        failed={query.isError}
        failure="Impossible de charger les conversations."
        onRetry={() => void query.refetch()}
        empty={
          rides.length === 0 && (
            <EmptyState
              title="Aucun message pour le moment."
              text="Les questions des clients s’affichent ici, pour tous les chauffeurs."
            />
          )
        }
        keyOf={({ clientId }) => clientId}
        more={
          query.hasNextPage
            ? {
                label: 'Afficher plus de conversations',
                busy: query.isFetchingNextPage,
                load: () => void query.fetchNextPage(),
              }
            : undefined
        }
      >
        {(thread) => <ThreadLine thread={thread} viewer={viewer} onOpen={onOpen} />}
      </ListStates>
    </div>
  );
}
