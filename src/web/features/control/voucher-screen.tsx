import type { VoucherView } from '#contract/papers/vouchers.ts';
import { Plate } from '#web/ui/plate.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Mentions } from './mentions.tsx';

type Props = { voucher: VoucherView; onEnlarge: () => void };

/** One phone screen: the seven mentions, the driver and vehicle, and where to verify it. */
export function VoucherScreen({ voucher, onEnlarge }: Props) {
  const { driver, vehicle } = voucher;

  return (
    <>
      <div className="control-title">
        <h1>Réservation préalable VTC</h1>
        <p>{voucherName(voucher)}</p>
        <p>art. R. 3120-2</p>
      </div>
      <Mentions voucher={voucher} />
      <div className="control-foot">
        <div className="control-id">
          {vehicle.plate && <Plate>{vehicle.plate}</Plate>}
          <b>{driver.name}</b>
          {driver.proCardNumber && <span>Carte pro. {driver.proCardNumber}</span>}
          <span>{[vehicle.make, vehicle.model].filter(Boolean).join(' ')}</span>
        </div>
        <button
          type="button"
          className="control-qr"
          aria-label="Agrandir le QR code de vérification"
          onClick={onEnlarge}
        >
          <QrCode text={voucher.address} label="QR code de vérification du bon" />
        </button>
      </div>
    </>
  );
}

/** 'Bon n° B-2026-000123 · version 1' */
export function voucherName({ number, version }: VoucherView): string {
  return `Bon n°\u00a0${number} · version\u00a0${version}`;
}
