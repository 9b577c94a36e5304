import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import type { ClientFileView } from '#contract/people/clients.ts';
import { ApiError } from '#web/text/api-error.ts';
import { numbered } from '#web/text/counts.ts';
import { phoneLink, phoneText } from '#web/text/phones.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useClientFile } from '../../data/reads/client-file.ts';
import './client-file.css';
import { ClientNote } from './client-note.tsx';
import { ClientRides } from './client-rides.tsx';

/** A client as this driver knows them: contact, own notes and rides. */
export function ClientFile({ clientId }: { clientId: string }) {
  const { data: client, error, isFetching, refetch } = useClientFile(clientId);

  if (error instanceof ApiError && error.code === 'client_not_found')
    return <Notice>Ce client n’a plus de fiche.</Notice>;
  if (!client && error)
    return (
      <ErrorState text="Impossible de lire la fiche." busy={isFetching} onRetry={() => void refetch()} />
    );
  if (!client) return <Skeleton cards={1} />;
  return (
    <div className="client-file">
      <ClientHead client={client} />
      <ClientNote key={client.id} client={client} />
      <ClientRides clientId={client.id} />
    </div>
  );
}

function ClientHead({ client }: { client: ClientFileView }) {
  const { firstName, lastName, email, phone, rideCount } = client;
  const name = `${firstName} ${lastName}`.trim();
  const details = [phone && phoneText(phone), email].filter(Boolean);

  return (
    <section className="client-head" aria-label="Coordonnées">
      <Avatar firstName={firstName} lastName={lastName} />
      <p>
        <b>{name}</b>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
        <span>{rideCount > 1000 ? 'plus de 1 000 courses' : numbered(rideCount, 'course')}</span>
      </p>
      {phone ? (
        <div className="client-reach">
          <a className={buttonClass()} href={phoneLink(phone)}>
            <Phone aria-hidden="true" />
            Appeler
          </a>
          <a className={buttonClass()} href={phoneLink(phone).replace('tel:', 'sms:')}>
            <MessageSquare aria-hidden="true" />
            SMS
          </a>
        </div>
      ) : (
        <p className="small soft client-reach">
          Le téléphone s’affiche une fois une course acceptée, s’il a été donné.
        </p>
      )}
    </section>
  );
}
