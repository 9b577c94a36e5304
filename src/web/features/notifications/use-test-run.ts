import { useState } from 'react';
import { sentenceFor } from '#web/text/api-error.ts';
import { useConnectionTest } from './notifications-api.ts';

export type TestResult = { success: boolean; message: string };

const UNREACHABLE = 'Impossible de joindre le service de test';

/** The last test of the connection. Unsaved changes are saved first: the server tests what is stored. */
export function useTestRun(store: () => Promise<boolean>, isChanged: boolean) {
  const [result, setResult] = useState<TestResult>();
  const [running, setRunning] = useState(false);
  const test = useConnectionTest();

  const run = async () => {
    setResult(undefined);
    setRunning(true);
    try {
      if (!isChanged || (await store())) setResult(await test.mutateAsync());
    } catch (error) {
      setResult({ success: false, message: sentenceFor(error, UNREACHABLE) });
    } finally {
      setRunning(false);
    }
  };

  return { result: isChanged ? undefined : result, running, run };
}
