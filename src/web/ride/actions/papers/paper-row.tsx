import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import type { ComponentType } from 'react';
import './ride-papers.css';

type Words = { icon: ComponentType<{ 'aria-hidden': 'true' }>; title: string; detail: string };

/** An existing paper: a press downloads it. Without an address it is only listed. */
export function PaperFile({ icon: Icon, title, detail, href }: Words & { href: string | undefined }) {
  const words = (
    <span>
      <b>{title}</b>
      <small>{detail}</small>
    </span>
  );

  if (href === undefined) {
    return (
      <li>
        <p className="paper">
          <Icon aria-hidden="true" />
          {words}
        </p>
      </li>
    );
  }
  return (
    <li>
      <a className="paper" href={href} download>
        <Icon aria-hidden="true" />
        {words}
        <Download aria-hidden="true" />
      </a>
    </li>
  );
}

/** A paper that can be requested. */
export function PaperRequest({
  icon: Icon,
  title,
  detail,
  busy = false,
  onPress,
}: Words & { busy?: boolean; onPress: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="paper"
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onPress}
      >
        <Icon aria-hidden="true" />
        <span>
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
    </li>
  );
}
