import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TextParams, Translate } from '@jornada/i18n/server.ts';

/** A mail ready to be sent or read. `enlace` is its complete link. */
type Mensaje = { asunto: string; texto: string; html: string; enlace: string | null };

type Fuente = { plantilla: string; idioma: Idioma; datos: TextParams };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** One line, even if names contain line breaks: a subject is a header. */
export const subjectOf = (translate: Translate, { plantilla, idioma, datos }: Fuente): string =>
  translate(idioma, `correo.plantillas.${plantilla}.asunto`, datos)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 300);

// System colours, so that it is readable in light and dark. Nothing is loaded from a server.
const BODY = 'margin:0 auto;max-width:34em;padding:24px;font:16px/1.5 system-ui,sans-serif';
const BUTTON =
  'display:inline-block;padding:14px 22px;border:2px solid currentColor;border-radius:14px;font-weight:600;text-decoration:none';

/** Renders a template as plain text, and as simple HTML with the same words. Everything that people wrote is escaped. */
export function renderMail(translate: Translate, fuente: Fuente, base: string): Mensaje {
  const { plantilla, idioma, datos } = fuente;
  const t = (key: string): string => translate(idioma, `correo.${key}`, datos);
  const ruta = datos['ruta'];
  const enlace = ruta === undefined ? null : base + String(ruta);
  const asunto = subjectOf(translate, fuente);
  const [saludo, pie] = [t('saludo'), t('pie')];
  const paragraphs = t(`plantillas.${plantilla}.texto`).split('\n\n');
  const boton = enlace && t(`plantillas.${plantilla}.boton`);
  const texto = [saludo, ...paragraphs, ...(enlace ? [`${boton}:\n${enlace}`] : []), `-- \n${pie}`].join('\n\n');
  const asHtml = (text: string): string => `<p>${escape(text).replaceAll('\n', '<br>')}</p>`;
  const link = enlace
    ? `<p><a href="${escape(enlace)}" style="${BUTTON}">${escape(String(boton))}</a></p><p><small>${escape(t('aviso'))}<br>${escape(enlace)}</small></p>`
    : '';
  const html = `<!doctype html><html lang="${idioma}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escape(asunto)}</title></head><body style="${BODY}">${[saludo, ...paragraphs].map(asHtml).join('')}${link}<hr><p><small>${escape(pie)}</small></p></body></html>`;
  return { asunto, texto, html, enlace };
}
