/**
 * @typedef {{ from: string, to: string }} Import
 * @typedef {Map<string, Set<string>>} Graph
 */

/** Tests, and the files that only tests use. */
const forTests = /\.test\.tsx?$|\/testing\/|\/(stand-in|show)-[^/]+$/;

/**
 * At every level of src: folders, and files beside them, that import each other in a circle of any length.
 * @param {readonly import('./cruise.mjs').Module[]} modules
 * @returns {string[]} a complaint for each circle, with the imports that make it
 */
export function findFolderCycles(modules) {
  const imports = importsIn(modules);
  const folders = new Set(imports.flatMap(({ from }) => foldersAbove(from)));
  return [...folders].sort().flatMap((folder) => cyclesIn(folder, imports));
}

/**
 * @param {readonly import('./cruise.mjs').Module[]} modules
 * @returns {Import[]}
 */
function importsIn(modules) {
  const isOurs = (/** @type {string} */ path) => path.startsWith('src/') && !forTests.test(path);
  return modules
    .filter(({ source }) => isOurs(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ to }) => isOurs(to));
}

/** @param {string} path 'src/web/ui/tabs.tsx' is in 'src', 'src/web' and 'src/web/ui' */
function foldersAbove(path) {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * @param {string} folder
 * @param {readonly Import[]} imports
 */
function cyclesIn(folder, imports) {
  const inside = imports.filter(({ from, to }) => areApartIn(folder, from, to));
  return cyclesOf(graphOf(folder, inside)).map((members) => {
    const guilty = inside.filter(({ from, to }) =>
      [from, to].every((path) => members.includes(childOf(folder, path))),
    );
    const lines = guilty.map(({ from, to }) => `  ${from} → ${to}`);
    return [`folder-cycles: in ${folder}, ${members.join(', ')} import each other`, ...lines].join('\n');
  });
}

/**
 * @param {string} folder
 * @param {string} from
 * @param {string} to
 */
function areApartIn(folder, from, to) {
  const areInside = from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`);
  return areInside && childOf(folder, from) !== childOf(folder, to);
}

/**
 * @param {string} folder
 * @param {string} path
 */
function childOf(folder, path) {
  return path.slice(folder.length + 1).split('/')[0] ?? '';
}

/**
 * @param {string} folder
 * @param {readonly Import[]} imports
 * @returns {Graph} what each child of the folder imports of the others
 */
function graphOf(folder, imports) {
  /** @type {Graph} */
  const graph = new Map();
  for (const { from, to } of imports) {
    const child = childOf(folder, from);
    graph.set(child, (graph.get(child) ?? new Set()).add(childOf(folder, to)));
  }
  return graph;
}

/**
 * Those that reach each other are one circle.
 * @param {Graph} graph
 * @returns {string[][]}
 */
function cyclesOf(graph) {
  const reached = new Map([...graph.keys()].map((start) => [start, reachedFrom(start, graph)]));
  const circles = [...graph.keys()]
    .filter((child) => reached.get(child)?.has(child))
    .map((child) => [...(reached.get(child) ?? [])].filter((other) => reached.get(other)?.has(child)).sort());
  return [...new Map(circles.map((members) => [members.join(), members])).values()];
}

/**
 * @param {string} start
 * @param {Graph} graph
 */
function reachedFrom(start, graph) {
  const reached = new Set(graph.get(start));
  for (const child of reached) for (const next of graph.get(child) ?? []) reached.add(next);
  return reached;
}
