import Building2 from 'lucide-react/icons/building-2';
import CreditCard from 'lucide-react/icons/credit-card';
import Image from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import Palette from 'lucide-react/icons/palette';
import Scale from 'lucide-react/icons/scale';

export const sections = {
  general: { title: 'Général', Icon: Info },
  company: { title: 'Entreprise', Icon: Building2 },
  legal: { title: 'Textes légaux', Icon: Scale },
  visual: { title: 'Visuel', Icon: Palette },
  payments: { title: 'Paiements', Icon: CreditCard },
  logo: { title: 'Logo et icônes', Icon: Image },
} as const;

export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];

/** The anchor of a section. */
export function anchorOf(name: SectionName): string {
  return `section-${name}`;
}
