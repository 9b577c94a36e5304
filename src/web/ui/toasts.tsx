import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterSeen } from '#web/browser/after-seen.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, shownToasts, subscribeToToasts, type Toast } from './toast-store.ts';
import { liftAboveDialogs } from './top-dialog.ts';
import './toasts.css';

const LIFE = 5_000;
const LIFE_WITH_ACTION = 10_000;
const icons = { ok: Check, bad: CircleAlert, info: Info };
const none: readonly Toast[] = [];

/** The live region is always mounted: assistive technology announces only what is added to an existing one. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (toasts.length === 0) region.current?.removeAttribute('popover');
    else if (region.current) liftAboveDialogs(region.current);
  }, [toasts]);

  return (
    <section
      ref={region}
      className="toasts"
      aria-label="Messages"
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [paused, setPaused] = useState(false);
  const Icon = icons[toast.tone];

  useEffect(() => {
    if (paused || toast.stays) return;
    const life = toast.action ? LIFE_WITH_ACTION : LIFE;
    return afterSeen(life, () => dismissToast(toast.id));
  }, [paused, toast]);

  return (
    <fieldset
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" />
      <p>
        <b>{toast.title}</b>
        {toast.text}
      </p>
      {toast.action && <ToastAction toast={toast} action={toast.action} />}
      <IconButton
        label="Fermer le message"
        icon={<X aria-hidden="true" />}
        onClick={() => dismissToast(toast.id)}
      />
    </fieldset>
  );
}

function ToastAction({ toast, action }: { toast: Toast; action: NonNullable<Toast['action']> }) {
  const press = () => {
    dismissToast(toast.id);
    action.press();
  };

  return (
    <Button size="small" onClick={press}>
      {action.label}
    </Button>
  );
}
