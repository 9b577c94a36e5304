import { type ReactNode, Suspense } from 'react';
import { essential, preloadable } from '#web/ui/preloadable.tsx';
import { Loading } from './loading.tsx';

const SignedInFrame = preloadable(
  () => import('./signed-in-frame.tsx').then((file) => file.SignedInFrame),
  essential,
);

export const prepareFrame = SignedInFrame.prepare;

/** The frame of the signed-in pages, not downloaded by visitors of the landing page. */
export function LazyFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <SignedInFrame>{children}</SignedInFrame>
    </Suspense>
  );
}
