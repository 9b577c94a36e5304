import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { showToast } from './toast-store.ts';

export type Preloadable<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered, so that it appears at once. */
  prepare(): Promise<unknown>;
};

type Options = {
  /** When it cannot be loaded, the page goes on without it, and says so where somebody opened it. */
  optional?: boolean;
  /** Optional, and nothing is shown in its place while it loads either. */
  quiet?: boolean;
  /** What says so in its place, for a part of the page itself. */
  missing?: ComponentType;
};

/** The one way to load a component later: when it is first rendered, or when it is preloaded. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false, optional = quiet, missing }: Options = {},
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  const bring = async () => {
    ready ??= await load();
    return ready;
  };
  const instead = missing ?? (optional ? Nothing : undefined);
  const Loading = lazy(async () => ({ default: await (instead ? bring().catch(() => instead) : bring()) }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Loading);
    if (!quiet) return <Shown {...props} />;
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { prepare: bring });
}

/** Some browsers remember a part that could not be loaded until the page is opened anew. */
export const reloading = { label: 'Recharger la page', press: () => location.reload() };

/** For whoever prepares a part before they show it. */
export function sayNotLoaded(): void {
  showToast({ tone: 'bad', title: 'Cela n’a pas pu être chargé', action: reloading });
}

/** What somebody opened and does not come says so; what would have come by itself is not missed. */
function Nothing({ open = false, onClose }: { open?: boolean; onClose?: () => void }) {
  useEffect(() => {
    if (!open) return;
    sayNotLoaded();
    onClose?.();
  }, [open, onClose]);
  return null;
}
