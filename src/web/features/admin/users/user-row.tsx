import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { AdminUserView } from '#contract/platform/admin-users.ts';
import { ofName } from '#contract/sentences/of-name.fr.ts';
import { roleLabels } from '#contract/sentences/role-names.fr.ts';
import { type Role, roles } from '#domain/account/roles.ts';
import { COUNTED_RIDES } from '#domain/administration/counted-rides.ts';
import { countText } from '#web/text/counts.ts';
import { phoneText } from '#web/text/phones.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import '#web/ui/select-field.css';
import { journalDayText } from '../admin-dates.ts';
import type { AccountQuestion } from './account-questions.ts';

type Props = { user: AdminUserView; isViewer: boolean; ask: (question: AccountQuestion) => void };

/** A table row on a desktop; on a phone a card, with its actions behind one button. */
export function UserRow({ user, isViewer, ask }: Props) {
  const [isOpen, setOpen] = useState(false);

  return (
    <tr className={isOpen ? 'user-open' : undefined}>
      <th scope="row">
        <Person user={user} />
        {!isViewer && (
          <span className="user-more">
            <IconButton
              label={`Actions pour ${nameOf(user)}`}
              icon={<Ellipsis aria-hidden="true" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </th>
      <td className="user-role">
        {isViewer || user.isContact ? roleLabels[user.role] : <RoleChoice user={user} ask={ask} />}
      </td>
      <td className="table-figure">
        {countText(user.rides, COUNTED_RIDES)}
        <span className="card-word"> {user.rides < 2 ? 'course' : 'courses'}</span>
      </td>
      <td className="table-soft user-seen">{seenText(user)}</td>
      <td className="user-state">
        {user.blockedAt ? (
          <Status tone="bad" shape="hollow">
            Bloqué
          </Status>
        ) : (
          <Status tone="ok">Actif</Status>
        )}
      </td>
      <td className="user-acts">
        {isViewer ? <span className="small soft">votre compte</span> : <Acts user={user} ask={ask} />}
      </td>
    </tr>
  );
}

function Person({ user }: { user: AdminUserView }) {
  return (
    <div className="person">
      <Avatar firstName={user.firstName} lastName={user.lastName} />
      <div>
        <b>{nameOf(user)}</b>
        {user.isContact && <span>sans compte</span>}
        {user.email && <span>{user.email}</span>}
        {user.phone && <span>{phoneText(user.phone)}</span>}
      </div>
    </div>
  );
}

/** Shows the current role; a new one must be confirmed. */
function RoleChoice({ user, ask }: Omit<Props, 'isViewer'>) {
  return (
    <span className="select table-choice">
      <select
        className="input"
        aria-label={`Rôle ${ofName(nameOf(user))}`}
        value={user.role}
        onChange={(event) => ask({ kind: 'role', user, role: event.target.value as Role })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

/** A contact has no password, and can only become a client. */
function Acts({ user, ask }: Omit<Props, 'isViewer'>) {
  return (
    <>
      {!user.blockedAt && !user.isContact && (
        <Button
          tone="plain"
          size="small"
          icon={<KeyRound aria-hidden="true" />}
          aria-label={`Réinitialiser le mot de passe ${ofName(nameOf(user))}`}
          onClick={() => ask({ kind: 'reset', user })}
        >
          Réinitialiser
        </Button>
      )}
      <Button
        tone={user.blockedAt ? 'plain' : 'danger'}
        size="small"
        aria-label={`${user.blockedAt ? 'Débloquer' : 'Bloquer'} ${nameOf(user)}`}
        onClick={() => ask({ kind: user.blockedAt ? 'unblock' : 'block', user })}
      >
        {user.blockedAt ? 'Débloquer' : 'Bloquer'}
      </Button>
      <IconButton
        label={user.isContact ? `Supprimer ${nameOf(user)}` : `Supprimer le compte ${ofName(nameOf(user))}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => ask({ kind: 'erase', user })}
      />
    </>
  );
}

function nameOf({ firstName, lastName }: AdminUserView): string {
  return `${firstName} ${lastName}`.trim();
}

function seenText({ lastSeenAt }: AdminUserView): string {
  return lastSeenAt ? journalDayText(new Date(lastSeenAt), new Date()).toLocaleLowerCase('fr') : '–';
}
