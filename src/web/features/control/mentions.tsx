import type { ReactNode } from 'react';
import type { VoucherView } from '#contract/papers/vouchers.ts';
import { evtcText } from '#contract/sentences/evtc-text.ts';
import { confirmationText, takenText } from '#contract/words/voucher-words.fr.ts';
import { spaced } from '#domain/company/company-numbers.ts';
import type { VoucherMention } from '#domain/voucher/voucher.ts';
import { addressParts } from '#web/text/addresses.ts';
import { clockText, fullDayText } from '#web/text/dates.ts';
import { unbrokenPhone } from '#web/text/phones.ts';
import './mentions.css';

/** The seven mentions required by law, in its order and numbered, so that they can be counted. */
export function Mentions({ voucher }: { voucher: VoucherView }) {
  const { operator, client, passenger, missing } = voucher;
  const pickup = addressParts(voucher.pickupPlace);
  const mention = (name: VoucherMention) => ({ isMissing: missing.includes(name) });

  return (
    <ol className="mentions">
      <Mention {...mention('operator')} label="Exploitant" value={operator.name}>
        {line(operator.address, unbrokenPhone(operator.phone) || operator.email)}
      </Mention>
      <Mention
        {...mention('evtc_number')}
        label="Registre VTC"
        value={evtcText(voucher.evtcNumber)}
        width="half"
      />
      <Mention {...mention('siren')} label="SIREN" value={spaced(voucher.siren, 'siren')} width="half" />
      <Mention {...mention('client')} label="Client" value={client.name}>
        {client.phone && <p className="mention-phone">{unbrokenPhone(client.phone)}</p>}
        {passenger && (
          <p>Passager : {[passenger.name, unbrokenPhone(passenger.phone)].filter(Boolean).join(', ')}</p>
        )}
      </Mention>
      <Mention {...mention('booked_at')} label="Réservé le" {...moment(voucher.bookedAt)}>
        {line(takenText(voucher))}
        {line(...confirmationText(voucher))}
      </Mention>
      <Mention {...mention('pickup_at')} label="Prise en charge souhaitée le" {...moment(voucher.pickupAt)} />
      <Mention {...mention('pickup_place')} label="Lieu de prise en charge" value={pickup.place}>
        {line(pickup.town)}
      </Mention>
    </ol>
  );
}

type Props = {
  label: string;
  value: string;
  time?: string;
  width?: 'half';
  isMissing: boolean;
  children?: ReactNode;
};

/** An incomplete mention says so, beside what is there. */
function Mention({ label, value, time, width, isMissing, children }: Props) {
  const kind = time === undefined ? width : 'time';

  return (
    <li className={kind ? `mention mention-${kind}` : 'mention'}>
      <span>{label}</span>
      {value && (
        <b>
          {value}
          {time && <time>{time}</time>}
        </b>
      )}
      {children}
      {isMissing && <b className="mention-missing">Mention manquante</b>}
    </li>
  );
}

function moment(at: string): { value: string; time: string } {
  if (at === '') return { value: '', time: '' };
  const date = new Date(at);
  return { value: fullDayText(date), time: clockText(date) };
}

function line(...parts: string[]): ReactNode {
  const text = parts.filter(Boolean).join(' · ');
  return text && <p>{text}</p>;
}
