import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { searchClients } from '#contract/rides/telephone-orders.calls.ts';
import type { FoundClientView } from '#contract/rides/telephone-orders.ts';
import { readOptions } from '#web/api/read-options.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { blankContact, type OrderContact } from '#web/signals/order-draft.ts';
import { numbered } from '#web/text/counts.ts';
import { phoneText } from '#web/text/phones.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ChosenClient, OrderProblems } from './new-order.ts';

const SHORTEST = 3;
const DELAY = 250;

type Props = {
  client: ChosenClient;
  problems: OrderProblems;
  onChange: (client: ChosenClient) => void;
};

/** Finds a client by name, telephone or email in one field; no match becomes a new contact. */
export function ClientField({ client, problems, onChange }: Props) {
  if (client?.kind === 'known')
    return <KnownClient client={client.client} onClear={() => onChange(undefined)} />;
  if (client)
    return (
      <ContactFields
        contact={client.contact}
        problems={problems}
        onChange={(contact) => onChange({ kind: 'contact', contact })}
        onClear={() => onChange(undefined)}
      />
    );
  return <ClientSearch problems={problems} onChange={onChange} />;
}

function KnownClient({ client, onClear }: { client: FoundClientView; onClear: () => void }) {
  return (
    <div className="field">
      <span className="field-label">Client</span>
      <div className="order-client">
        <Avatar firstName={client.firstName} lastName={client.lastName} />
        <ClientWords client={client} />
        <IconButton label="Choisir un autre client" icon={<X aria-hidden="true" />} onClick={onClear} />
      </div>
    </div>
  );
}

function ClientWords({ client }: { client: FoundClientView }) {
  const reach = client.phone ? phoneText(client.phone) : client.email;
  const known = client.isContact ? 'sans compte' : numbered(client.rides, 'course');
  return (
    <span className="order-client-words">
      <b>
        {client.firstName} {client.lastName}
      </b>
      <small>{[reach, known].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

function ClientSearch({ problems, onChange }: Pick<Props, 'problems' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DELAY);
  const isLong = search.length >= SHORTEST;
  const { data: found } = useQuery({ ...readOptions(searchClients, { query: { search } }), enabled: isLong });

  return (
    <div>
      <TextField
        label="Client"
        name="client"
        placeholder="Nom, téléphone ou email"
        autoComplete="off"
        value={typed}
        error={problems.under('client')}
        onChange={(event) => {
          setTyped(event.target.value);
          problems.correct('client');
        }}
      />
      {typed.trim() !== '' && (
        <ul className="order-found">
          {isLong &&
            found?.map((client) => (
              <li key={client.id}>
                <button type="button" onClick={() => onChange({ kind: 'known', client })}>
                  <Avatar firstName={client.firstName} lastName={client.lastName} />
                  <ClientWords client={client} />
                </button>
              </li>
            ))}
          <li>
            <button
              type="button"
              onClick={() => onChange({ kind: 'contact', contact: contactFrom(typed.trim()) })}
            >
              <UserPlus aria-hidden="true" />
              <span className="order-client-words">
                <b>Nouveau contact «&nbsp;{typed.trim()}&nbsp;»</b>
                <small>Sans compte, avec un lien pour sa course</small>
              </span>
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Whether the typed text is a telephone number, an email address or a name. */
function contactFrom(typed: string): OrderContact {
  if (typed.includes('@')) return { ...blankContact, email: typed };
  if (/^[+\d][\d\s.()-]*$/u.test(typed)) return { ...blankContact, phone: typed };
  const [firstName = '', ...rest] = typed.split(/\s+/u);
  return { ...blankContact, firstName, lastName: rest.join(' ') };
}
