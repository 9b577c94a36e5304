import { type ComponentType, lazy, useState } from 'react';

export type Preloadable<Props> = ComponentType<Props> & {
  /** Loads it before it is rendered, so that it appears at once. */
  prepare(): Promise<unknown>;
};

/** When an optional part cannot be loaded, nothing is shown and the page goes on. */
type Options = { optional?: boolean };

/** The one way to load a component later: when it is first rendered, or when it is preloaded. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false }: Options = {},
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  const bring = async () => {
    ready ??= await load();
    return ready;
  };
  const Loading = lazy(async () => ({ default: await (optional ? bring().catch(() => Nothing) : bring()) }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Loading);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare: bring });
}

function Nothing() {
  return null;
}
