import { preloadable } from '#web/ui/preloadable.tsx';

/** Which price wins; it loads after the forfaits. */
export const PricePreview = preloadable(async () => (await import('./price-preview.tsx')).PricePreview, {
  quiet: true,
});
