import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import './logo.css';
import type { SettingsDraft } from '../use-settings-draft.ts';
import { LogoDrop } from './logo-drop.tsx';
import type { LogoFailures } from './logo-failures.ts';
import { LogoSamples } from './logo-samples.tsx';
import { useLogoUpload } from './use-logo-upload.ts';

/** An upload is saved at once; a removal waits for the save, like any other change. */
export function LogoField({ draft, failures }: { draft: SettingsDraft; failures: LogoFailures }) {
  const { result, upload, pending } = useLogoUpload(failures, () => draft.forget('logoUrl'));
  const { logoUrl } = draft.values;
  const isPast = result?.tone === 'ok' && logoUrl === '';

  return (
    <div className="stack">
      <LogoDrop pending={pending} onFile={upload} />
      {result && !isPast && <Notice tone={result.tone}>{result.sentence}</Notice>}
      <div className="logo-state">
        <LogoSamples logoUrl={logoUrl} />
        {draft.stored.logoUrl && <RemoveLogo draft={draft} />}
      </div>
    </div>
  );
}

function RemoveLogo({ draft }: { draft: SettingsDraft }) {
  const removed = draft.values.logoUrl === '';

  return (
    <Button
      size="small"
      tone={removed ? 'secondary' : 'danger'}
      icon={removed ? <Undo2 aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
      onClick={() => (removed ? draft.forget('logoUrl') : draft.change('logoUrl', ''))}
    >
      {removed ? 'Garder le logo' : 'Supprimer le logo'}
    </Button>
  );
}
