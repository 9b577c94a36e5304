import { useState } from 'react';
import { useUploadLogo } from '../settings-api.ts';
import type { LogoFailures } from './logo-failures.ts';

type UploadResult = { tone: 'ok' | 'bad'; sentence: string };

export function useLogoUpload({ problemWith, textFor }: LogoFailures, onUploaded: () => void) {
  const [result, setResult] = useState<UploadResult>();
  const { mutate, isPending } = useUploadLogo();

  const refuse = (sentence: string | undefined) =>
    setResult(sentence ? { tone: 'bad', sentence } : undefined);

  const upload = (file: File) => {
    if (isPending) return;
    const problem = problemWith(file);
    refuse(problem);
    if (problem) return;
    mutate(file, {
      onSuccess: () => {
        setResult({ tone: 'ok', sentence: 'Logo téléchargé avec succès !' });
        onUploaded();
      },
      onError: (error) => refuse(textFor(error)),
    });
  };

  return { result, upload, pending: isPending };
}
