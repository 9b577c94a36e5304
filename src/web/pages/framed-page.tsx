import { type FramedPageName, pageComponents } from './page-components.ts';

/** One of the pages, whose list no visitor loads. */
export function FramedPage({ name }: { name: FramedPageName }) {
  const Page = pageComponents[name];
  return <Page />;
}

export async function prepareFramedPage(name: FramedPageName): Promise<void> {
  await pageComponents[name].prepare();
}
