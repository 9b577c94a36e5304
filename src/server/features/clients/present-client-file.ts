import type { ClientFileView } from '#contract/people/clients.ts';
import { shownEmail } from '#domain/privacy/erased-person.ts';
import type { ClientFile } from './read-client-file.ts';

export function presentClientFile(client: ClientFile): ClientFileView {
  return {
    id: client.id,
    firstName: client.first_name,
    lastName: client.last_name,
    email: shownEmail(client.email),
    phone: client.has_agreed_ride ? client.phone : null,
    note: client.note ?? '',
    rideCount: client.ride_count,
  };
}
