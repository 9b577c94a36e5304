import ts from 'typescript';

export type PathLiteral = { line: number; text: string };

/** Where a template is filled in. */
const HOLE = '…';

/**
 * The strings, templates and patterns of a source file that are a path below one of these prefixes: alone, after a host,
 * after a method or after the stars of a glob.
 */
export function findPathLiterals(source: string, prefixes: readonly string[]): PathLiteral[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isPath = pathTest(prefixes);
  const found: PathLiteral[] = [];
  const visit = (node: ts.Node): void => {
    const text = literalText(node);
    if (text !== undefined && isPath(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function pathTest(prefixes: readonly string[]): (text: string) => boolean {
  const words = prefixes.map((prefix) => prefix.slice(1)).join('|');
  const begins = String.raw`(?:^|[\s*${HOLE}]|//[^/\s]+)`;
  const ends = String.raw`(?=$|[/?#|)\s${HOLE}])`;
  const pattern = new RegExp(`${begins}/(?:${words})${ends}`, 'u');
  return (text) => pattern.test(text);
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join(HOLE);
  if (ts.isRegularExpressionLiteral(node)) return withoutMarks(node.text);
  return undefined;
}

/** A pattern as the text that it looks for: without its slashes, escapes, groups and ends. */
function withoutMarks(pattern: string): string {
  return pattern.slice(1, pattern.lastIndexOf('/')).replaceAll(/\\|\^|\$|\(\?[:<][\w>]*|\(/gu, '');
}
