import type { Section } from './section.ts';

/** Everything as JSON; streamed row by row. */
export async function* exportJson(sections: readonly Section[], at: Date): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(at)}`;
  for (const section of sections) {
    yield `,\n  ${JSON.stringify(section.key)}: `;
    if ('facts' in section) yield JSON.stringify(await section.facts());
    else yield* listOf(section.rows());
  }
  yield '\n}\n';
}

async function* listOf(
  rows: ReturnType<Extract<Section, { rows: unknown }>['rows']>,
): AsyncGenerator<string> {
  let before = '[';
  for await (const { data } of rows) {
    yield `${before}\n    ${JSON.stringify(data)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}
