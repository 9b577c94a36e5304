import type { UserView } from '#contract/account/auth.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConversationView } from './conversation-view.tsx';

type Props = { viewer: UserView; open: boolean; onClose: () => void };

/** The one conversation a client has with all drivers. */
export function GeneralChat({ viewer, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Discussion avec les chauffeurs"
      lead="Une question, un objet oublié, une course à venir&nbsp;: un chauffeur vous répond ici."
    >
      <ConversationView conversation={{ kind: 'general' }} viewer={viewer} labelled />
    </Dialog>
  );
}
