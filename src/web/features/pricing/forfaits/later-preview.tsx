import { preloadable } from '#web/ui/preloadable.tsx';

/** Which price wins; it comes after the forfaits themselves. */
export const PricePreview = preloadable(async () => (await import('./price-preview.tsx')).PricePreview, {
  quiet: true,
});
