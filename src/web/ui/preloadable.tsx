import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import { showToast } from './toast-store.ts';

export type Preloadable<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered, so that it appears at once. */
  prepare(): Promise<unknown>;
};

type Options<Props> = {
  /** When it cannot be loaded, nothing is shown in its place; where somebody opened it, a toast says so. */
  optional?: boolean;
  /** Optional, and nothing is shown in its place while it loads either. */
  quiet?: boolean;
  /** Nothing makes sense without it: it fails with its page. */
  essential?: boolean;
  /** What is in its place, with the same properties, when it cannot be loaded. */
  missing?: ComponentType<Props>;
};

/** For the pages, and what surrounds them. */
export const essential = { essential: true };

/** The one way to load a component later: when it is first rendered, or when it is preloaded. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false, optional = quiet, essential: fails = false, missing = MissingPart }: Options<Props> = {},
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  const bring = async () => {
    ready ??= await load();
    return ready;
  };
  const instead: ComponentType<Props> = optional ? Nothing : missing;
  const Loading = lazy(async () => ({ default: await (fails ? bring() : bring().catch(() => instead)) }));

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

type Opened = { open?: boolean; onClose?: () => void };

/** A dialog has no place of its own on the page. */
function MissingPart(props: Opened) {
  if (props.open !== undefined) return <Nothing {...props} />;
  return (
    <Notice tone="bad">
      Cela n’a pas pu être chargé.{' '}
      <button type="button" className="link" onClick={reloading.press}>
        {reloading.label}
      </button>
    </Notice>
  );
}

/** What somebody opened and does not come says so; what would have come by itself is not missed. */
function Nothing({ open = false, onClose }: Opened) {
  useEffect(() => {
    if (!open) return;
    sayNotLoaded();
    onClose?.();
  }, [open, onClose]);
  return null;
}
