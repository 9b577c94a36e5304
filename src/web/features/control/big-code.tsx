import type { VoucherView } from '#contract/papers/vouchers.ts';
import { Button } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { voucherName } from './voucher-screen.tsx';

/** A large QR code to scan, with the address to type. */
export function BigCode({ voucher, onClose }: { voucher: VoucherView; onClose: () => void }) {
  const [, site, token] = /^https?:\/\/(.*\/)([^/]+)$/u.exec(voucher.address) ?? [];

  return (
    <div className="control-big">
      <h1>Vérifier ce bon en ligne</h1>
      <QrCode text={voucher.address} label="QR code de vérification du bon" />
      <p>{voucherName(voucher)}</p>
      <code>
        {site}
        <wbr />
        {token}
      </code>
      <Button size="large" onClick={onClose}>
        Revenir au bon
      </Button>
    </div>
  );
}
