import type { PageState } from '#contract/page-state.ts';
import type { PageName } from '#domain/navigation/pages.ts';

/** The files a page asks for, in the order they are wanted. */
export type PageFiles = { script: string; preloads: string[]; styles: string[]; fonts: string[] };

/** What the bundle that draws pages on the server exports. */
export type ServerEntry = { render(input: { path: string; state: PageState }): Promise<string> };

/** The browser's part as the server sees it: it never imports it. */
export interface WebApp {
  /** Without a page: what every page needs. */
  filesFor(page?: PageName): PageFiles;
  /** The files of the follow page, which is not part of the application. */
  followFiles(): Pick<PageFiles, 'script' | 'styles'>;
  /** The first paint of a page, as HTML. */
  render(path: string, state: PageState): Promise<string>;
}
