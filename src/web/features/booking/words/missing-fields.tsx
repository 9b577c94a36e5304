import { Notice } from '#web/ui/notice.tsx';
import { reloading } from '#web/ui/preloadable.tsx';

/** In the place of fields that cannot be loaded. */
export function MissingFields() {
  return (
    <Notice tone="bad">
      Ces champs n’ont pas pu être chargés.{' '}
      <button type="button" className="link" onClick={reloading.press}>
        {reloading.label}
      </button>
    </Notice>
  );
}
