import Pencil from 'lucide-react/icons/pencil';
import { Button } from './button.tsx';

export function EditButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={onClick}>
      Modifier
    </Button>
  );
}
