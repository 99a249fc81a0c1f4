const SPOKEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'placeholder',
  'title',
]);

// The product's name is the same in every language.
const NAME = 'Jornada';

const hasWords = (text) => /\p{L}/u.test(text.replaceAll(NAME, ''));

// Each language has its own.
const hasQuotes = (text) => /[«»„“”]/.test(text);

/** The fixed text of an expression: of a string, of the fixed parts of a template, of both branches of a condition. */
const textsOf = (node) => {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map((quasi) => quasi.value.cooked ?? '');
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression);
  return [];
};

/** Forbids text written into a component, as a child or in an attribute that people read or hear, and quotation marks anywhere. */
export const noUntranslatedText = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = (node, texts) => {
      if (texts.some(hasWords))
        context.report({ node, message: 'A text that a person sees is a key of the catalogues, in all four languages.' });
    };
    const checkQuotes = (node, text) => {
      if (hasQuotes(text))
        context.report({ node, message: "Words of somebody stand in the quotation marks of the language: t('correcciones.cita')." });
    };
    return {
      Literal: (node) => checkQuotes(node, typeof node.value === 'string' ? node.value : ''),
      TemplateElement: (node) => checkQuotes(node, node.value.cooked ?? ''),
      JSXText: (node) => {
        check(node, [node.value]);
        checkQuotes(node, node.value);
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') check(node, textsOf(node));
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && SPOKEN_ATTRIBUTES.has(node.name.name)) check(node, textsOf(node.value));
      },
    };
  },
};
