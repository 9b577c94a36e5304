import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { message: string; link: string; onClose: () => void };

/** Shown once: after closing, only a new link can be made. */
export function ResetLink({ message, link, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without https there is no clipboard: the text is selected to be copied by hand.
      field.current?.querySelector('input')?.select();
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Lien à remettre"
      foot={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button
            tone="primary"
            icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {isCopied ? 'Lien copié' : 'Copier le lien'}
          </Button>
        </>
      }
    >
      <div className="stack" ref={field}>
        <p>{message}</p>
        <TextField
          label="Lien"
          hint="Il ne sera plus affiché."
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
