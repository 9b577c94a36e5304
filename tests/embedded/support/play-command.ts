import { pathToFileURL } from 'node:url';

/** A command of the operator as a process of its own, from the sources. */
const [node = '', script = '', command = '', ...args] = process.argv;
process.argv = [node, script, ...args];
const { main } = (await import(pathToFileURL(`src/server/commands/${command}.ts`).href)) as {
  main(): Promise<void>;
};
await main();
