import { type ComponentType, lazy } from 'react';

/** A part that comes when it is first shown. Where it cannot come, nothing stands in its place and the page goes on. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
