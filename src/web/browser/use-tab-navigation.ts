import { useLocation } from 'wouter';

/** Opens tabs that are in the URL. Back returns to the first of them, and only then leaves the page. */
export function useTabNavigation(first: string): (address: string) => void {
  const [, navigate] = useLocation();

  return (address) => {
    const isAfterFirst = history.state?.afterFirst === true;
    if (address === first && isAfterFirst) history.back();
    else if (isAt(first)) navigate(address, { state: { afterFirst: true } });
    else navigate(address, { replace: true, state: isAfterFirst ? { afterFirst: true } : null });
  };
}

function isAt(address: string): boolean {
  return location.pathname + location.search === address;
}
