import { useCachedSince } from '#web/api/cached-since.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import './cached-notice.css';

/** The sign of the connection says that the network is away; this says how old what is shown is. */
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
