import { essential, preloadable } from '#web/ui/preloadable.tsx';

export const loadFramedPage = () => import('#web/pages/framed-page.tsx');

/** The parts of the application, each loaded when it is opened. */
export const LandingPart = preloadable(
  () => import('./landing-part.tsx').then((file) => file.LandingPart),
  essential,
);
export const ControlPart = preloadable(
  () => import('#web/pages/control-page.tsx').then((file) => file.ControlPage),
  essential,
);
export const FramedPart = preloadable(() => loadFramedPage().then((file) => file.FramedPage), essential);
