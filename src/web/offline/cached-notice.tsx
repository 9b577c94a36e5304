import { useCachedSince } from '#web/api/cached-since.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import './cached-notice.css';

/** Says how old the rides on the page are. */
export function CachedNotice() {
  const cachedSince = useCachedSince();

  if (cachedSince === undefined) return null;
  const moment = new Date(cachedSince);
  return (
    <div className="cached-notice">
      <Notice tone="warn">
        Informations du {dayText(moment, new Date())} à {clockText(moment)}, peut-être dépassées.
      </Notice>
    </div>
  );
}
