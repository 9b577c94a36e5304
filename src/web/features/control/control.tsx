import { useEffect, useState } from 'react';
import { CONTROL_LOCK } from '#contract/papers/control-page.ts';
import { roadsideVouchers } from '#domain/voucher/roadside-vouchers.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { useBackCloses } from '#web/browser/back-closes.ts';
import { useAwakeScreen } from '#web/browser/use-awake-screen.ts';
import { useNow } from '#web/browser/use-now.ts';
import { useVisibleLock } from '#web/browser/visible-lock.ts';
import { readWaitingSteps } from '#web/offline/waiting-steps.ts';
import { hushToasts } from '#web/ui/toast-store.ts';
import { asTaken } from './as-taken.ts';
import { BigCode } from './big-code.tsx';
import './control.css';
import { ControlBar } from './control-bar.tsx';
import { ControlMore } from './control-more.tsx';
import { NothingKept, NoVoucher } from './no-voucher.tsx';
import { useControlTheme } from './use-control-theme.ts';
import { useRoadside } from './use-roadside.ts';
import { VoucherScreen } from './voucher-screen.tsx';
import { type VoucherChoice, VoucherSwitch } from './voucher-switch.tsx';

/** What an officer reads at a roadside check. The phone may be in their hand: nothing else may appear. */
export function Control() {
  const now = useNow();
  const { roadside, copy, readAt, keptDriverId, isMissing, retry } = useRoadside();
  const [theme, invert] = useControlTheme();
  const [choice, choose] = useState<VoucherChoice>('underWay');
  const [isBig, setBig] = useState(false);
  const driverId = useCurrentUser()?.id ?? keptDriverId;
  const steps = driverId === undefined ? [] : readWaitingSteps(driverId);
  const { underWay, next } = roadsideVouchers(asTaken(roadside?.vouchers ?? [], steps), now);
  const voucher = (choice === 'next' ? next : underWay) ?? underWay ?? next;
  useQuiet();
  useBackCloses(isBig, () => setBig(false));

  return (
    <div className={`control control-${theme}`}>
      <section className="control-screen" aria-label="Bon de réservation">
        <ControlBar {...{ copy, readAt, now, theme }} onInvert={invert} />
        {voucher && isBig && <BigCode voucher={voucher} onClose={() => setBig(false)} />}
        {voucher && !isBig && (
          <>
            {underWay && next && (
              <VoucherSwitch {...{ underWay, next, now }} shown={voucher} onChoose={choose} />
            )}
            <VoucherScreen voucher={voucher} onEnlarge={() => setBig(true)} />
          </>
        )}
        {roadside && !voucher && <NoVoucher />}
        {isMissing && <NothingKept isSignedOut={copy === 'signed_out'} onRetry={retry} />}
      </section>
      {roadside && !isBig && <ControlMore papers={roadside.papers} voucher={voucher} />}
    </div>
  );
}

/** No toast and no notification, and the screen stays on; Back does not leave, only the close button does. */
function useQuiet(): void {
  useAwakeScreen(true);
  useVisibleLock(CONTROL_LOCK);
  useBackCloses(true, () => undefined);
  useEffect(hushToasts, []);
}
