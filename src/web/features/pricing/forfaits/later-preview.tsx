import { type ComponentProps, Suspense } from 'react';
import { preloadable } from '#web/ui/preloadable.tsx';
import type { PricePreview as Preview } from './price-preview.tsx';

type Props = ComponentProps<typeof Preview>;

const Part = preloadable<Props>(async () => (await import('./price-preview.tsx')).PricePreview, {
  optional: true,
});

/** Which price wins; it comes after the forfaits themselves. */
export function PricePreview(props: Props) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
