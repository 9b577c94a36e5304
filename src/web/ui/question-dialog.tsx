import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  keep: string;
  give: string;
  busy?: boolean;
  onKeep: () => void;
  onGive: () => void;
  children: ReactNode;
};

/** Asks for confirmation before something is lost. */
export function QuestionDialog({ open, title, keep, give, busy, onKeep, onGive, children }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      foot={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button tone="danger-solid" busy={busy} onClick={onGive}>
            {give}
          </Button>
        </>
      }
    >
      <p className="small soft">{children}</p>
    </Dialog>
  );
}
