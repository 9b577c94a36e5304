import { type ComponentType, lazy, useState } from 'react';

export type Preloadable<Props> = ComponentType<Props> & {
  /** Brings it before it is drawn: then it appears at once, without the pause of something that loads. */
  prepare(): Promise<unknown>;
};

/** A part of the program that comes when it is first drawn, or when it is prepared. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let ready: ComponentType<Props> | undefined;
  const bring = async () => {
    ready ??= await load();
    return ready;
  };
  const Loading = lazy(async () => ({ default: await bring() }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Loading);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare: bring });
}
