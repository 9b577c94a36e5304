import { useKeptSince } from '#web/api/kept-since.ts';
import { clockText, dayText } from '#web/text/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import './kept-notice.css';

/** The sign of the connection says that the network is away; this says how old what is shown is. */
export function KeptNotice() {
  const keptSince = useKeptSince();

  if (keptSince === undefined) return null;
  const moment = new Date(keptSince);
  return (
    <div className="kept-notice">
      <Notice tone="warn">
        Informations du {dayText(moment, new Date())} à {clockText(moment)}, peut-être dépassées.
      </Notice>
    </div>
  );
}
