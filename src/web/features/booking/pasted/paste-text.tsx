import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';

const LONGEST = 4000;
const EXAMPLE =
  'Collez ici le texte du client. Par exemple\u00a0: «\u00a0Bonjour, demain 6h30 du 12 bd d’Inkermann à CDG T2E, AF1234, 2 valises. »';
const NO_CLIPBOARD = 'Le presse-papiers ne s’ouvre pas ici. Collez le texte dans le champ.';

type Props = { onRead: (text: string) => void; onByHand: () => void };

export function PasteText({ onRead, onByHand }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();

  const paste = async () => {
    try {
      setText((await navigator.clipboard.readText()).slice(0, LONGEST));
      setProblem(undefined);
    } catch {
      setProblem(NO_CLIPBOARD);
    }
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onRead(text.trim());
      }}
    >
      <TextAreaField
        label="Message reçu"
        hint="Le texte reste sur votre écran&nbsp;; seuls les champs vérifiés sont enregistrés."
        error={problem}
        name="message"
        rows={7}
        maxLength={LONGEST}
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button block icon={<ClipboardPaste aria-hidden="true" />} onClick={() => void paste()}>
        Coller depuis le presse-papiers
      </Button>
      <Button type="submit" tone="primary" size="large" block disabled={!text.trim()}>
        Lire le message
      </Button>
      <Button tone="plain" block onClick={onByHand}>
        Remplir à la main
      </Button>
    </form>
  );
}
