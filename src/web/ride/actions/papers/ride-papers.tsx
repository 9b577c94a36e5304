import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Undo2 from 'lucide-react/icons/undo-2';
import type { UserView } from '#contract/account/auth.ts';
import { urlOf } from '#contract/call.ts';
import { downloadBill } from '#contract/papers/bills.calls.ts';
import type { BillView, RideBillsView } from '#contract/papers/bills.ts';
import { downloadVoucher } from '#contract/papers/vouchers.calls.ts';
import type { RideView } from '#contract/rides/rides.ts';
import { askedPaper, billName, billTitle } from '#contract/words/bill-words.fr.ts';
import { isNoteDue } from '#domain/billing/papers-due.ts';
import { cents, moneyFrom } from '#domain/money.ts';
import { may } from '#domain/policy.ts';
import { fullDayText } from '#web/text/dates.ts';
import { euroText } from '#web/text/euros.ts';
import { useRequestNote } from '../../data/moves/bill-requests.ts';
import { useRideBills } from '../../data/reads/ride-bills.ts';
import type { OpenDialog } from '../../dialogs/use-ride-dialog.ts';
import { sumOfMoney } from '../../words/sum-of-money.ts';
import { PaperFile, PaperRequest } from './paper-row.tsx';

type Props = { ride: RideView; viewer: UserView; openDialog: OpenDialog };

/** The papers of a ride, always in the same order: existing ones are downloaded, others can be requested. */
export function RidePapers({ ride, viewer, openDialog }: Props) {
  const papers = useRideBills(ride);
  const note = useRequestNote(ride);
  const isClient = may(viewer, 'book_rides');

  if (!papers) return null;
  const of = (kind: BillView['kind']) =>
    papers.bills
      .filter((bill) => bill.kind === kind)
      .map((bill) => <BillFile key={bill.id} ride={ride} bill={bill} />);
  return (
    <ul className="papers" aria-label="Documents de la course">
      {of('note')}
      {papers.isNoteOnRequest && (
        <PaperRequest
          icon={ReceiptText}
          title={`${isClient ? 'Recevoir' : 'Établir'} ${askedPaper(ride.status)}`}
          detail={isClient ? askedText(papers) : 'Envoi par email au client'}
          busy={note.isPending}
          onPress={() => note.mutate()}
        />
      )}
      {of('invoice')}
      {papers.isInvoiceOnRequest && (
        <PaperRequest
          icon={FileText}
          title={isClient ? 'Recevoir une facture' : 'Émettre la facture'}
          detail={isClient ? 'À votre nom ou à une société' : 'Au nom du client ou de sa société'}
          onPress={() => openDialog('invoice', ride)}
        />
      )}
      {of('credit_note')}
      {sumOfMoney(papers.creditable.map(({ left }) => left)) > 0 && (
        <PaperRequest
          icon={Undo2}
          title="Émettre un avoir"
          detail={creditDetail(ride)}
          onPress={() => openDialog('credit', ride)}
        />
      )}
      {papers.voucher && <VoucherFile ride={ride} voucher={papers.voucher} />}
    </ul>
  );
}

/** Below 25 € a note is issued on request; above, a missing one is only late. */
function askedText({ ttc }: RideBillsView): string {
  return isNoteDue(moneyFrom(ttc) ?? cents(0)) ? 'À votre demande' : 'À votre demande sous 25\u00a0€';
}

/** A refund or a waived fee must be credited on its invoice. */
function creditDetail({ paymentStatus, fee }: RideView): string {
  if (paymentStatus === 'refunded') return 'La course est remboursée\u00a0: faites un avoir sur sa facture';
  if (fee?.waivedAt) return 'Les frais sont abandonnés\u00a0: faites un avoir sur leur facture';
  return 'Sur toute la facture ou une partie';
}

const icons = { note: ReceiptText, invoice: FileText, credit_note: Undo2 };

function BillFile({ ride, bill }: { ride: RideView; bill: BillView }) {
  const href = bill.isKept ? urlOf(downloadBill, { id: ride.id, billId: bill.id }) : undefined;
  const title = bill.kind === 'note' ? billName(bill) : billTitle(bill);
  return <PaperFile icon={icons[bill.kind]} title={title} detail={detailOf(bill)} href={href} />;
}

function detailOf({ kind, issuedAt, name, ttc, isKept, erasedAt }: BillView): string {
  const day = fullDayText(new Date(issuedAt));
  if (!isKept) return `${day} · ${erasedText(erasedAt)}`;
  if (kind === 'note') return `${day} · PDF`;
  return `${kind === 'invoice' ? name : day} · ${euroText(ttc)}`;
}

type VoucherProps = { ride: RideView; voucher: NonNullable<RideBillsView['voucher']> };

function VoucherFile({ ride, voucher: { number, version, erasedAt } }: VoucherProps) {
  return (
    <PaperFile
      icon={ShieldCheck}
      title="Bon de réservation"
      detail={`${number} · version ${version} · ${erasedAt ? erasedText(erasedAt) : 'PDF'}`}
      href={erasedAt ? undefined : urlOf(downloadVoucher, { id: ride.id, query: {} })}
    />
  );
}

/** The remaining text of a paper that was erased after its legal retention. */
function erasedText(at: string | null): string {
  return at ? `contenu effacé le ${fullDayText(new Date(at))}` : 'contenu effacé';
}
