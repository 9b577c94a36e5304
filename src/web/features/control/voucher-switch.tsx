import type { VoucherView } from '#contract/papers/vouchers.ts';
import { clockText } from '#web/text/dates.ts';

export type VoucherChoice = 'underWay' | 'next';

type Props = {
  underWay: VoucherView;
  next: VoucherView;
  shown: VoucherView;
  now: Date;
  onChoose: (choice: VoucherChoice) => void;
};

export function VoucherSwitch({ underWay, next, shown, now, onChoose }: Props) {
  const isComing = Date.parse(next.pickupAt) > now.getTime();

  return (
    <fieldset className="control-switch" aria-label="Quel bon montrer">
      <button type="button" aria-pressed={shown === underWay} onClick={() => onChoose('underWay')}>
        En{'\u00a0'}cours · {clockText(new Date(underWay.pickupAt))}
      </button>
      <button type="button" aria-pressed={shown === next} onClick={() => onChoose('next')}>
        {isComing ? 'Prochaine' : 'Prévue'} · {clockText(new Date(next.pickupAt))}
      </button>
    </fieldset>
  );
}
