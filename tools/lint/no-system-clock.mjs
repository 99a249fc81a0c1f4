const MESSAGE = "Take the time from the injected clock: only the two clock files read the system's.";

const isMember = (node, object, property) =>
  !node.computed && node.object.type === 'Identifier' && node.object.name === object && node.property.name === property;

/** Forbids Date in all its forms, and Temporal.Now. The configuration allows them in the two clock files. */
export const noSystemClock = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const report = (node) => context.report({ node, message: MESSAGE });
    const checkCallee = (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') report(node);
    };
    return {
      NewExpression: checkCallee,
      CallExpression: checkCallee,
      MemberExpression: (node) => {
        if (isMember(node, 'Date', 'now') || isMember(node, 'Temporal', 'Now')) report(node);
      },
    };
  },
};
