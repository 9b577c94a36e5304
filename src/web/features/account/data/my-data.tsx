import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { UserView } from '#contract/account/auth.ts';
import { legalPages } from '#domain/legal/legal-pages.ts';
import { may } from '#domain/policy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { useExport } from './data-api.ts';
import './my-data.css';

const EraseDialog = preloadable(() => import('./erase-dialog.tsx').then((part) => part.EraseDialog), {
  quiet: true,
});

export function MyData({ user }: { user: UserView }) {
  return (
    <Card title="Mes données">
      <p className="small soft my-data-lead">
        Ce que nous avons sur vous, et combien de temps.{' '}
        <a className="link" href={legalPages.privacy.path}>
          {legalPages.privacy.short}
        </a>
      </p>
      <ExportLine />
      {may(user, 'erase_own_account') ? <EraseLine /> : <AskAnAdmin />}
    </Card>
  );
}

function ExportLine() {
  const exporting = useExport();

  return (
    <div className="data-line">
      <div>
        <h3>Exporter mes données</h3>
        <p>
          Un fichier ZIP avec une page à lire et les données en JSON&nbsp;: profil, courses, messages,
          paiements, papiers.
        </p>
      </div>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={exporting.isPending}
        busyLabel="Préparation…"
        onClick={() => exporting.mutate()}
      >
        Exporter
      </Button>
    </div>
  );
}

function EraseLine() {
  const [isOpen, setOpen] = useState<boolean>();

  return (
    <div className="data-line">
      <div>
        <h3>Supprimer mon compte</h3>
        <p>
          Nom, email, téléphone, adresses et messages sont effacés partout. Les papiers que la loi nous impose
          de garder sont conservés à part.
        </p>
      </div>
      <Button tone="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        Supprimer mon compte
      </Button>
      {isOpen !== undefined && <EraseDialog open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AskAnAdmin() {
  return (
    <div className="data-line">
      <div>
        <h3>Supprimer mon compte</h3>
        <p>Le compte d’un chauffeur ou d’un administrateur est supprimé par un autre administrateur.</p>
      </div>
    </div>
  );
}
