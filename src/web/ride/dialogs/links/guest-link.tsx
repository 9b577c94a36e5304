import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { shareText } from '#web/browser/share-text.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import './guest-link.css';

/** The guest link of a ride, to copy or to share. */
export function GuestLink({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url).then(
      () => showToast({ tone: 'ok', title: 'Lien copié.' }),
      () => showToast({ tone: 'bad', title: 'La copie n’est pas possible ici.' }),
    );
  };
  const share = async () => {
    const outcome = await shareText(url);
    if (outcome === 'copied') showToast({ tone: 'ok', title: 'Lien copié.' });
    if (outcome === 'refused') showToast({ tone: 'bad', title: 'Le partage n’est pas possible ici.' });
  };

  return (
    <div className="guest-link">
      <code>{url}</code>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copier
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        Partager
      </Button>
    </div>
  );
}
