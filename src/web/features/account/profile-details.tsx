import Pencil from 'lucide-react/icons/pencil';
import type { UserView } from '#contract/auth.ts';
import { phoneText } from '#web/text/phones.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function ProfileDetails({ user, onEdit }: { user: UserView; onEdit: () => void }) {
  const details = [
    ['Prénom', user.firstName],
    ['Nom', user.lastName],
    ['Email', user.email],
    ['Téléphone', user.phone && phoneText(user.phone)],
    ['Adresse du domicile', user.homeAddress],
    ['Adresse du travail', user.workAddress],
  ] as const;

  return (
    <Card
      title="Informations personnelles"
      tools={
        <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
          Modifier
        </Button>
      }
    >
      <dl className="details">
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className="faint">Non renseigné</span>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
