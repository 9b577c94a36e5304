import { createContext, useContext } from 'react';
import { PAGE_STATE_ID, type PageState } from '#contract/page-state.ts';

export const PageStateContext = createContext<PageState | undefined>(undefined);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('The page state is missing above this component');
  return state;
}

export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page came without its state');
  return JSON.parse(text);
}
