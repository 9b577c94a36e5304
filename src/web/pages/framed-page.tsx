import { type FramedPageName, pageComponents } from './page-components.ts';

/** One of the signed-in pages; visitors do not load their list. */
export function FramedPage({ name }: { name: FramedPageName }) {
  const Page = pageComponents[name];
  return <Page />;
}

export async function prepareFramedPage(name: FramedPageName): Promise<void> {
  await pageComponents[name].prepare();
}
