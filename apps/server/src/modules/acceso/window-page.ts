import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';

/** Closes the log-in window. A separate file, because pages contain no scripts. */
export const CLOSE_SCRIPT = 'window.close();\n';
export const CLOSE_PATH = '/api/auth/cerrar.js';

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * The page in the window after the provider has sent it back. It closes the window, or says what to do if it cannot. If an app has begun,
 * the page goes back to it by `vuelta`, and has a link where the system wants a person to do that.
 */
export function windowPage({
  idioma,
  codigo,
  vuelta,
  translate,
}: {
  idioma: Idioma;
  codigo: CodigoError | null;
  vuelta: string | null;
  translate: TranslateText;
}): string {
  const title = translate(idioma, codigo === null ? 'login.ventana.hecho' : 'login.ventana.fallo');
  const text = translate(idioma, codigo === null ? 'login.ventana.vuelve' : `errores.${codigo}`);
  // The app cannot learn of this error, so the window stays open and shows it.
  const script = codigo === 'acceso.intento-no-valido' || vuelta !== null ? '' : `<script src="${CLOSE_PATH}"></script>`;
  const goOn = vuelta === null ? '' : `\n<meta http-equiv="refresh" content="0;url=${escape(vuelta)}">`;
  const link = vuelta === null ? '' : `<p><a href="${escape(vuelta)}">${escape(translate(idioma, 'login.ventana.abrir'))}</a></p>`;
  return `<!doctype html>
<html lang="${idioma}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${goOn}
<title>${escape(title)} · Jornada</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 100dvh; margin: 0; place-content: center; padding: 1.5rem; }
main { max-width: 26rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; letter-spacing: -0.02em; }
p { margin: 0; }
p + p { margin-top: 1.5rem; }
</style>
</head>
<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p>${link}</main>${script}</body>
</html>
`;
}
