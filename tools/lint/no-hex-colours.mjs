const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/iu;

/** Forbids colours in code: they belong to the theme. (The architecture test checks style sheets.) */
export const noHexColours = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node, text) => {
      if (HEX.test(text))
        context.report({ node, message: "A colour is one of the theme's variables; only packages/ui/src/theme names colours." });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
