import FileText from 'lucide-react/icons/file-text';
import { urlOf } from '#contract/call.ts';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { longMomentText } from '#contract/sentences/french.ts';
import { issuedText, mentionNames } from '#contract/words/voucher-words.fr.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice, NotRead } from '#web/ui/notice.tsx';
import { useIssueVoucher, useRideVouchers } from '../data/reads/ride-vouchers.ts';
import type { RideDialogProps } from './use-ride-dialog.ts';
import './voucher-dialog.css';

/** Every version of the voucher, to open or print; without one, the driver may issue it. */
export function VoucherDialog({ ride, open, onClose }: RideDialogProps) {
  const { data: vouchers, isError, refetch } = useRideVouchers(ride, open);
  const [last] = vouchers ?? [];

  return (
    <Dialog open={open} onClose={onClose} title={last ? `Bon n° ${last.number}` : 'Bon de réservation'}>
      {isError && <NotRead why="Impossible de lire le bon." onRetry={refetch} />}
      {!vouchers && !isError && <p className="small soft">Lecture du bon…</p>}
      {vouchers && !last && <NoVoucher ride={ride} />}
      {last && last.missing.length > 0 && <Missing voucher={last} />}
      {vouchers && last && (
        <ul className="voucher-versions">
          {vouchers.map((voucher) => (
            <Version key={voucher.version} ride={ride} voucher={voucher} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Version({ ride, voucher }: { ride: RideView; voucher: VoucherView }) {
  const { version, replacedAt } = voucher;
  const href = urlOf(downloadVoucher, { id: ride.id, query: { version: String(version) } });
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        <FileText aria-hidden="true" />
        <span>
          <b>Version {version}</b>
          <small>
            {replacedAt ? `remplacée le ${longMomentText(new Date(replacedAt))}` : issuedText(voucher)}
          </small>
        </span>
        <span>
          PDF<span className="hidden-text"> (nouvel onglet)</span>
        </span>
      </a>
    </li>
  );
}

function Missing({ voucher: { missing } }: { voucher: VoucherView }) {
  return (
    <Notice tone="warn">
      {missing.length === 1 ? 'Mention manquante' : 'Mentions manquantes'}&nbsp;:{' '}
      {missing.map((mention) => mentionNames[mention].toLocaleLowerCase('fr')).join(', ')}.
    </Notice>
  );
}

function NoVoucher({ ride }: { ride: RideView }) {
  const issue = useIssueVoucher(ride);
  return (
    <div className="stack">
      <p>Cette course n’a pas de bon&nbsp;: elle a été acceptée avant que la plateforme en émette.</p>
      <p className="small soft">
        Établi maintenant, il dira l’heure d’aujourd’hui et l’heure exacte de la réservation.
      </p>
      <Button tone="primary" busy={issue.isPending} onClick={() => issue.mutate()}>
        Établir le bon
      </Button>
    </div>
  );
}
