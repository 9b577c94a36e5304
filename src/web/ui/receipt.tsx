import './receipt.css';

export type ReceiptLine = { label: string; value: string };

type Props = {
  lines: readonly ReceiptLine[];
  total?: ReceiptLine;
  /** A part of the total, smaller. */
  below?: ReceiptLine | undefined;
};

/** Labels on the left, amounts on the right, dots between them. */
export function Receipt({ lines, total, below }: Props) {
  return (
    <dl className="receipt">
      {lines.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {total && (
        <div className="receipt-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      )}
      {below && (
        <div className="receipt-part">
          <dt>{below.label}</dt>
          <dd>{below.value}</dd>
        </div>
      )}
    </dl>
  );
}
