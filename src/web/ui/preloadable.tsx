import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Notice } from './notice.tsx';
import { showToast } from './toast-store.ts';

export type Preloadable<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered, so that it appears at once. */
  prepare(): Promise<unknown>;
};

type Options<Props> = {
  /** If it cannot be loaded, nothing is shown in its place; a toast says so if the user had opened it. */
  optional?: boolean;
  /** Optional, and also nothing is shown while it loads. */
  quiet?: boolean;
  /** The page cannot work without it: a failure fails the page. */
  essential?: boolean;
  /** Shown in its place, with the same props, when it cannot be loaded. */
  missing?: ComponentType<Props>;
};

/** For pages and their frames. */
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

/** Some browsers cache a failed import until the page is reloaded. */
export const reloading = { label: 'Recharger la page', press: () => location.reload() };

/** For callers of `prepare` before they show the part. */
export function sayNotLoaded(): void {
  showToast({ tone: 'bad', title: 'Cela n’a pas pu être chargé', action: reloading });
}

type Opened = { open?: boolean; onClose?: () => void };

/** A dialog has no place of its own on the page, so it fails with a toast. */
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

/** Reports the failure only when the user opened it; a part that appears by itself is left out silently. */
function Nothing({ open = false, onClose }: Opened) {
  useEffect(() => {
    if (!open) return;
    sayNotLoaded();
    onClose?.();
  }, [open, onClose]);
  return null;
}
