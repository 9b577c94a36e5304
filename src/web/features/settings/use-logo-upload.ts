import { useState } from 'react';
import type { LogoManner } from './logo-manners.ts';
import { useUploadLogo } from './settings-api.ts';

type Told = { tone: 'ok' | 'bad'; sentence: string };

export function useLogoUpload({ problemWith, tellFailure }: LogoManner, onUploaded: () => void) {
  const [told, setTold] = useState<Told>();
  const { mutate, isPending } = useUploadLogo();

  const refuse = (sentence: string | undefined) => setTold(sentence ? { tone: 'bad', sentence } : undefined);

  const upload = (file: File) => {
    if (isPending) return;
    const problem = problemWith(file);
    refuse(problem);
    if (problem) return;
    mutate(file, {
      onSuccess: () => {
        setTold({ tone: 'ok', sentence: 'Logo téléchargé avec succès !' });
        onUploaded();
      },
      onError: (error) => refuse(tellFailure(error)),
    });
  };

  return { told, upload, pending: isPending };
}
