import { SearchField } from '#web/ui/search-field.tsx';
import '#web/ui/table.css';
import './users.css';
import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { roleLabels } from '#contract/sentences/role-names.fr.ts';
import { useDebounced } from '#web/browser/use-debounced.ts';
import { wholeText } from '#web/text/counts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useUsers } from '../admin-api.ts';
import { ChoiceField } from '../filter-fields.tsx';
import { ListPanel } from '../list-panel.tsx';
import { AccountDialog } from './account-dialog.tsx';
import type { AccountQuestion } from './account-questions.ts';
import { UserRow } from './user-row.tsx';

const roleChoices = { '': 'Tous les rôles', ...roleLabels };
const stateChoices = { '': 'Tous les états', active: 'Actifs', blocked: 'Bloqués' };

export function UsersTab({ viewer }: { viewer: UserView }) {
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<keyof typeof roleChoices>('');
  const [state, setState] = useState<keyof typeof stateChoices>('');
  const [question, ask] = useState<AccountQuestion>();
  const { users, total, ...list } = useUsers({ search: useDebounced(search).trim(), role, state });

  return (
    <>
      <ListPanel
        title="Utilisateurs"
        note={users && wholeText(total)}
        list={list}
        shown={users?.length}
        reach={`${wholeText(users?.length ?? 0)} sur ${wholeText(total)}`}
        failure="Impossible de charger les utilisateurs."
        empty={<EmptyState title="Personne ne correspond" text="Essayez un autre nom ou moins de filtres." />}
        tools={
          <>
            <SearchField label="Nom, email ou téléphone" value={search} onChange={setSearch} />
            <ChoiceField label="Rôle" choices={roleChoices} value={role} onChange={setRole} />
            <ChoiceField label="État" choices={stateChoices} value={state} onChange={setState} />
          </>
        }
      >
        <table className="table users-table">
          <thead>
            <tr>
              <th scope="col">Personne</th>
              <th scope="col">Rôle</th>
              <th scope="col" className="table-figure">
                Courses
              </th>
              <th scope="col">Dernière visite</th>
              <th scope="col">État</th>
              <th scope="col">
                <span className="hidden-text">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {users?.map((user) => (
              <UserRow key={user.id} user={user} isViewer={user.id === viewer.id} ask={ask} />
            ))}
          </tbody>
        </table>
      </ListPanel>
      {question && <AccountDialog question={question} onClose={() => ask(undefined)} />}
    </>
  );
}
