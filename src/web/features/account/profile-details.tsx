import type { UserView } from '#contract/account/auth.ts';
import { phoneText } from '#web/text/phones.ts';
import { Card } from '#web/ui/card.tsx';
import { Detail, Details } from '#web/ui/details.tsx';
import { EditButton } from '#web/ui/edit-button.tsx';

export function ProfileDetails({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  return (
    <Card title="Informations personnelles" tools={<EditButton onClick={onEdit} />}>
      <Details>
        <Detail label="Prénom">{user.firstName}</Detail>
        <Detail label="Nom">{user.lastName}</Detail>
        <Detail label="Email">{user.email}</Detail>
        <Detail label="Téléphone">{user.phone && phoneText(user.phone)}</Detail>
        <Detail label="Adresse du domicile">{user.homeAddress}</Detail>
        <Detail label="Adresse du travail">{user.workAddress}</Detail>
      </Details>
    </Card>
  );
}
