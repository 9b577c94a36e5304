import { type ReactNode, useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { roleLabels } from '#contract/sentences/role-names.fr.ts';
import { isStaff } from '#domain/account/roles.ts';
import { may } from '#domain/policy.ts';
import { monthText } from '#web/text/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { BillingCard } from './billing/billing-card.tsx';
import { KeptTimes } from './data/kept-times.tsx';
import { MyData } from './data/my-data.tsx';
import { PasswordChange } from './password-change.tsx';
import './profile.css';
import { ProfessionalNote } from './professional-note.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { ProfileForm } from './profile-form.tsx';

type Props = {
  user: UserView;
  /** Settings of this device, not of the account. */
  device?: ReactNode;
};

export function Profile({ user, device }: Props) {
  const [editing, setEditing] = useState(false);

  return (
    <div className="profile stack">
      {may(user, 'edit_driver_profile') && <ProfessionalNote />}
      {editing ? (
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <ProfileDetails user={user} onEdit={() => setEditing(true)} />
      )}
      {device}
      <PasswordChange role={user.role} />
      {may(user, 'book_rides') && <BillingCard />}
      <MyData user={user} />
      <KeptTimes isStaff={isStaff(user.role)} />
    </div>
  );
}

export function ProfileHead({ user }: { user: UserView }) {
  return (
    <header className="profile-head">
      <Avatar firstName={user.firstName} lastName={user.lastName} size="large" />
      <div>
        <h1 className="title">
          {user.firstName} {user.lastName}
        </h1>
        <p className="row">
          <Badge tone="info">{roleLabels[user.role]}</Badge>
          <span className="small soft">Membre depuis {monthText(new Date(user.createdAt))}</span>
        </p>
      </div>
    </header>
  );
}
