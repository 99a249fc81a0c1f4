import { spanishVerbOf } from './spanish-verbs.mjs';

// Fields of the wire that are passed on under their own name.
const FIELDS = new Set(['deshacerHasta', 'modificar', 'recordar', 'Recordar', 'responderA', 'sustituir', 'volver']);
// In these objects the keys are names of calls.
const OF_CALLS = new Set(['handlers', 'llamadas']);
const FUNCTIONS = new Set(['FunctionExpression', 'ArrowFunctionExpression']);

const isNamedByCalls = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (
      (parent.type === 'Property' && OF_CALLS.has(parent.key.name)) ||
      (parent.type === 'VariableDeclarator' && OF_CALLS.has(parent.id.name))
    )
      return true;
  return false;
};

/**
 * Forbids a Spanish verb at the beginning of a name: nouns are the specification's, verbs are English. Names of calls are exempt,
 * because they belong to the wire.
 */
export const englishVerbs = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const isContract = /packages[\\/]contract[\\/]src[\\/]/.test(context.filename);
    const check = (node, kind) => {
      if (node?.type !== 'Identifier' || (kind === 'value' && FIELDS.has(node.name))) return;
      const verb = spanishVerbOf(node.name, kind);
      if (verb) context.report({ node, message: `"${verb}" is a verb: verbs are English, also before a Spanish noun (decideFichaje).` });
    };
    const checkMember = (node) => {
      if (!isContract && !node.computed && !isNamedByCalls(node)) check(node.key, 'function');
    };
    const checkParameters = ({ params }) => {
      for (const parameter of params) check(parameter, 'value');
    };
    return {
      FunctionDeclaration: (node) => {
        check(node.id, 'function');
        checkParameters(node);
      },
      FunctionExpression: checkParameters,
      ArrowFunctionExpression: checkParameters,
      VariableDeclarator: (node) => {
        const isFunction = FUNCTIONS.has(node.init?.type);
        if (isFunction || !isContract) check(node.id, isFunction ? 'function' : 'value');
      },
      MethodDefinition: checkMember,
      Property: (node) => {
        if (!node.shorthand && FUNCTIONS.has(node.value.type)) checkMember(node);
      },
      TSMethodSignature: checkMember,
      TSPropertySignature: (node) => {
        if (node.typeAnnotation?.typeAnnotation.type === 'TSFunctionType') checkMember(node);
      },
      TSTypeAliasDeclaration: (node) => check(node.id, 'type'),
      TSInterfaceDeclaration: (node) => check(node.id, 'type'),
      ClassDeclaration: (node) => check(node.id, 'type'),
    };
  },
};
