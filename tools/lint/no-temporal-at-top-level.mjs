const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const isDeferred = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (FUNCTIONS.has(parent.type)) return true;
    if (parent.type === 'PropertyDefinition' && !parent.static) return true;
  }
  return false;
};

/** Forbids the use of Temporal while a module loads, because in older browsers the polyfill comes later. */
export const noTemporalAtTopLevel = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.object.name !== 'Temporal' || isDeferred(node)) return;
      context.report({ node, message: 'Use Temporal inside a function: the polyfill of older browsers loads after this module.' });
    },
  }),
};
