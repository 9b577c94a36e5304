import { useEffect, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { may } from '#domain/policy.ts';
import { type ChatRequest, closeChat } from '#web/signals/chat-request.ts';
import { AssistantPanel } from './assistant/assistant-panel.tsx';
import { GeneralChat } from './general-chat.tsx';
import { RideChat } from './ride-chat.tsx';
import { useOutbox } from './use-outbox.ts';

type Props = { viewer: UserView; request: ChatRequest | undefined };

/** Shows the requested conversation. A closed one stays mounted, so that the focus can return. */
export function Chat({ viewer, request }: Props) {
  const [last, setLast] = useState(request);
  const outbox = useOutbox(viewer.id);
  const shown = request ?? last;
  if (request && request !== last) setLast(request);

  // Starts sending unsent messages, of any conversation.
  useEffect(() => outbox.flush(), [outbox]);

  if (!shown) return null;
  const shared = { viewer, open: request !== undefined, onClose: closeChat };
  if (shown.kind === 'ride') return <RideChat key={shown.ride.id} ride={shown.ride} {...shared} />;
  return may(viewer, 'answer_clients') ? <AssistantPanel {...shared} /> : <GeneralChat {...shared} />;
}
