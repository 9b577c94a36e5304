import type { DriverPapersView, RoadsideVoucherView } from '#contract/papers/vouchers.ts';
import { DriverPapers } from './driver-papers.tsx';
import { RideRows, VoucherRows } from './voucher-rows.tsx';

export const PAPERS_ID = 'papiers';

type Props = { papers: DriverPapersView; voucher: RoadsideVoucherView | undefined };

/** Below the first screen: the driver's papers with their dates, the ride, and the voucher itself. */
export function ControlMore({ papers, voucher }: Props) {
  return (
    <div className="control-more">
      <h2 id={PAPERS_ID}>Papiers du chauffeur</h2>
      <DriverPapers papers={papers} />
      {voucher && (
        <>
          <h2>La course</h2>
          <RideRows voucher={voucher} />
          <h2>Ce bon</h2>
          <VoucherRows voucher={voucher} />
        </>
      )}
    </div>
  );
}
