import { Link } from 'wouter';
import { Notice } from '#web/ui/notice.tsx';

export function ProfessionalNote() {
  return (
    <Notice tone="info">
      Vos informations professionnelles (véhicule, plaque, licence) sont gérées séparément, dans votre{' '}
      <Link href="/driver-profile">profil professionnel</Link>.
    </Notice>
  );
}
