const NATIVE = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

/** Forbids the browser's own date and time fields, because they use the browser's language instead of the person's. */
export const noNativeTimeField = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXAttribute: (node) => {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      if (node.name.name !== 'type' || value?.type !== 'Literal' || !NATIVE.has(value.value)) return;
      context.report({ node, message: 'Use DayInput or HourInput (packages/web/src/fields): they speak the language of the person.' });
    },
  }),
};
