import { useEffect } from 'react';

/** A phone's keyboard covers the page without resizing it: sets the visible height for the styles. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      style.setProperty('--shown-height', `${view.height}px`);
      style.setProperty('--shown-top', `${view.offsetTop}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty('--shown-height');
      style.removeProperty('--shown-top');
    };
  }, []);
}
