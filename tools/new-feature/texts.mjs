/** Which texts a room shows; a text that nobody shows would be refused by the check. */
const SHOWN = {
  server: ['errores', 'auditoria', 'permisos'],
  intranet: ['titulo', 'nuevo', 'crear', 'nombre', 'vacio', 'vacio-texto', 'cerrar', 'cerrar-pregunta', 'reabrir'],
  employee: ['titulo', 'vacio', 'vacio-texto'],
};
const CLOSING = new Set(['cerrar', 'cerrar-pregunta', 'reabrir']);

/** The texts of a new feature by language: correct enough to run, and to be replaced. `rooms`: of which there is something to show. */
export function textsOf(title, { rooms = Object.keys(SHOWN), isCatalogue = false } = {}) {
  const shown = new Set(rooms.flatMap((room) => SHOWN[room]));
  const isMeant = (key) => isCatalogue || !CLOSING.has(key);
  const only = (texts, isIn) => Object.fromEntries(Object.entries(texts).filter(([key]) => isIn(key)));
  return Object.fromEntries(
    Object.entries(allOf(title)).map(([lang, texts]) => [
      lang,
      only({ ...texts, auditoria: only(texts.auditoria, isMeant) }, (key) => shown.has(key) && isMeant(key)),
    ]),
  );
}

const allOf = (title) => ({
  es: {
    titulo: title,
    nuevo: 'Nuevo',
    crear: 'Crear',
    nombre: 'Nombre',
    vacio: `${title}: todavía no hay nada`,
    'vacio-texto': 'Lo que haya aparecerá aquí.',
    cerrar: 'Cerrar',
    'cerrar-pregunta': '¿Cerrar? Deja de ofrecerse; lo que se hizo con ello se queda.',
    reabrir: 'Reabrir',
    errores: { 'no-existe': 'Lo que buscas ya no existe. Vuelve a la lista.', 'nombre-repetido': 'Ya hay uno con ese nombre. Elige otro.' },
    auditoria: {
      crear: `${title}: creó uno`,
      cambiar: `${title}: cambió uno`,
      cerrar: `${title}: cerró uno`,
      reabrir: `${title}: reabrió uno`,
    },
    permisos: { 'ver:own': `${title}: leer`, 'gestionar:all': `${title}: llevar` },
  },
  en: {
    titulo: title,
    nuevo: 'New',
    crear: 'Create',
    nombre: 'Name',
    vacio: `${title}: nothing yet`,
    'vacio-texto': 'What there is will show here.',
    cerrar: 'Close',
    'cerrar-pregunta': 'Close it? It is offered no more; what it was used for stays.',
    reabrir: 'Reopen',
    errores: {
      'no-existe': 'What you look for is not there any more. Go back to the list.',
      'nombre-repetido': 'There is one of that name. Choose another.',
    },
    auditoria: {
      crear: `${title}: created one`,
      cambiar: `${title}: changed one`,
      cerrar: `${title}: closed one`,
      reabrir: `${title}: reopened one`,
    },
    permisos: { 'ver:own': `${title}: read`, 'gestionar:all': `${title}: manage` },
  },
  pt: {
    titulo: title,
    nuevo: 'Novo',
    crear: 'Criar',
    nombre: 'Nome',
    vacio: `${title}: ainda não há nada`,
    'vacio-texto': 'O que houver aparecerá aqui.',
    cerrar: 'Fechar',
    'cerrar-pregunta': 'Fechar? Deixa de ser oferecido; o que se fez com ele fica.',
    reabrir: 'Reabrir',
    errores: { 'no-existe': 'O que procuras já não existe. Volta à lista.', 'nombre-repetido': 'Já há um com esse nome. Escolhe outro.' },
    auditoria: {
      crear: `${title}: criou um`,
      cambiar: `${title}: mudou um`,
      cerrar: `${title}: fechou um`,
      reabrir: `${title}: reabriu um`,
    },
    permisos: { 'ver:own': `${title}: ler`, 'gestionar:all': `${title}: gerir` },
  },
  de: {
    titulo: title,
    nuevo: 'Neu',
    crear: 'Anlegen',
    nombre: 'Name',
    vacio: `${title}: noch nichts da`,
    'vacio-texto': 'Was es gibt, steht dann hier.',
    cerrar: 'Schließen',
    'cerrar-pregunta': 'Schließen? Es wird nicht mehr angeboten; was damit gemacht wurde, bleibt.',
    reabrir: 'Wieder öffnen',
    errores: {
      'no-existe': 'Das gibt es nicht mehr. Geh zurück zur Liste.',
      'nombre-repetido': 'Diesen Namen gibt es schon. Wähle einen anderen.',
    },
    auditoria: {
      crear: `${title}: angelegt`,
      cambiar: `${title}: geändert`,
      cerrar: `${title}: geschlossen`,
      reabrir: `${title}: wieder geöffnet`,
    },
    permisos: { 'ver:own': `${title}: lesen`, 'gestionar:all': `${title}: verwalten` },
  },
});
