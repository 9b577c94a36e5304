import Check from 'lucide-react/icons/check';
import Contrast from 'lucide-react/icons/contrast';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { homeOf } from '#domain/navigation/pages.ts';
import type { Theme } from '#web/browser/theme.ts';
import { copyText } from './copy-text.ts';
import type { Roadside } from './use-roadside.ts';

type Props = Pick<Roadside, 'copy' | 'readAt'> & { now: Date; theme: Theme; onInvert: () => void };

/** The close button, the age of the copy, and the colour inversion. */
export function ControlBar({ copy, readAt, now, theme, onInvert }: Props) {
  const text = copyText(copy, readAt, now);

  return (
    <header className="control-bar">
      <Link className="control-tool" href={homeOf('driver')} replace aria-label="Fermer le mode contrôle">
        <X aria-hidden="true" />
      </Link>
      <p className="control-kept" role="status" hidden={text === ''}>
        {copy === 'offline' ? <WifiOff aria-hidden="true" /> : <Check aria-hidden="true" />}
        {text}
      </p>
      <button
        type="button"
        className="control-tool"
        aria-label={theme === 'dark' ? 'Inverser\u00a0: noir sur blanc' : 'Inverser\u00a0: blanc sur noir'}
        onClick={onInvert}
      >
        <Contrast aria-hidden="true" />
      </button>
    </header>
  );
}
