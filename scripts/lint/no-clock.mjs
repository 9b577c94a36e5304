const message = 'A rule takes the time as an argument; it never reads the clock.';

const rule = {
  /** @param {{ report: (finding: { message: string, node: unknown }) => void }} context */
  create(context) {
    const report = (/** @type {unknown} */ node) => context.report({ message, node });
    return {
      /** @param {{ callee: { name?: string }, arguments: unknown[] }} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
      },
      /** @param {{ callee: { name?: string } }} node */
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node);
      },
      /** @param {{ object: { name?: string }, property: { name?: string } }} node */
      MemberExpression(node) {
        if (node.object.name === 'Date' && node.property.name === 'now') report(node);
        if (node.object.name === 'performance' && node.property.name === 'now') report(node);
      },
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'no-clock': rule } };
