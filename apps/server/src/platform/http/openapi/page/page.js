// Light or dark as the device says, also when it changes its mind.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const options = {
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  filter: true,
  // A record that nobody can delete from is no place to try things out.
  supportedSubmitMethods: [],
  // Nothing is asked of anybody else.
  validatorUrl: null,
};

/** @type {unknown} */
const show = globalThis.SwaggerUIBundle;
if (typeof show === 'function') Reflect.apply(show, undefined, [options]);
