/** A command of the operator as a process of its own; its bundle stands where its source does. */
const [node = '', script = '', command = '', ...args] = process.argv;
process.argv = [node, script, ...args];
const file = new URL(`../../../src/server/commands/${command}.js`, import.meta.url);
const { main } = (await import(file.href)) as {
  main(): Promise<void>;
};
await main();
