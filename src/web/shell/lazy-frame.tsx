import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './loading.tsx';

const SignedInFrame = lazy(() =>
  import('./signed-in-frame.tsx').then((file) => ({ default: file.SignedInFrame })),
);

/** The frame of the signed-in pages: a visitor of the landing page does not download it. */
export function LazyFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <SignedInFrame>{children}</SignedInFrame>
    </Suspense>
  );
}
