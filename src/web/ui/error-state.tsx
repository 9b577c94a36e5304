import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from './button.tsx';
import './empty-state.css';
import { LineDrawing } from './line-drawing.tsx';

type Props = { title?: string; text: string; busy?: boolean; onRetry?: (() => void) | undefined };

export function ErrorState({ title = 'Erreur de chargement', text, busy, onRetry }: Props) {
  return (
    <div className="empty" role="alert">
      <LineDrawing broken />
      <h2 className="heading">{title}</h2>
      <p>{text}</p>
      {onRetry && (
        <Button icon={<RefreshCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}
