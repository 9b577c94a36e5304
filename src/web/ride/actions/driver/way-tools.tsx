import { useQueryClient } from '@tanstack/react-query';
import SquareUser from 'lucide-react/icons/square-user';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { RideView } from '#contract/rides/rides.ts';
import { Button } from '#web/ui/button.tsx';
import { mayGoNow } from '../../data/queue/send-queued.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';

type Props = { ride: RideView; openDialog: OpenDialog };

/** Opens the name board, held up at a station. */
export function NameBoardButton({ ride, openDialog }: Props) {
  return (
    <Button icon={<SquareUser aria-hidden="true" />} onClick={() => openDialog('nameBoard', ride)}>
      Pancarte
    </Button>
  );
}

export function AbsentButton({ ride, openDialog }: Props) {
  const queries = useQueryClient();
  const press = async () => {
    if (await mayGoNow(queries, 'Noter une absence', ride)) openDialog('absent', ride);
  };

  return (
    <Button icon={<UserRoundX aria-hidden="true" />} onClick={() => void press()}>
      Client absent
    </Button>
  );
}
