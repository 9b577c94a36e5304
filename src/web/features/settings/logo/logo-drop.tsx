import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { LOGO_TYPES } from '#contract/platform/logo.ts';
import './logo.css';

type Props = { pending: boolean; onFile: (file: File) => void };

/** A file input that is also a drop zone, usable by mouse, touch and keyboard. */
export function LogoDrop({ pending, onFile }: Props) {
  const [over, setOver] = useState(false);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The same file may be chosen again after a failure.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <label
      className={over ? 'drop drop-over' : 'drop'}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        className="hidden-text"
        type="file"
        accept={LOGO_TYPES.join(',')}
        aria-busy={pending || undefined}
        onChange={choose}
      />
      {pending ? <span className="spinner" aria-hidden="true" /> : <Upload aria-hidden="true" />}
      <b>{pending ? 'Téléchargement...' : 'Déposez votre logo ici'}</b>
      <span>
        ou <span className="drop-link">choisissez un fichier</span>
      </span>
      <small>JPG, PNG, GIF, WebP ou SVG, 5 Mo au plus</small>
    </label>
  );
}
