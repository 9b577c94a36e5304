import { type ComponentType, lazy, useState } from 'react';

export type LaterPart<Props> = ComponentType<Props> & {
  /** Brings it before it is drawn: then it appears at once, without the pause of something that loads. */
  prepare(): Promise<void>;
};

/** A part of the program that comes when it is first drawn, or when it is prepared. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const prepare = async () => {
    ready ??= await load();
  };
  const Loading = lazy(async () => ({ default: ready ?? (await load()) }));

  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Loading);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare });
}
