import type { ComunicadoEditado, ComunicadoListado, ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';

/** Asks for a confirmation until 30 October; nobody has read it. */
export function createComunicado(changes: Partial<ComunicadoVista> = {}): ComunicadoVista {
  return {
    id: 7,
    textos: [
      {
        idioma: 'es',
        titulo: 'Nueva salida de emergencia',
        documento: [{ tipo: 'parrafo', texto: [{ texto: 'La puerta del muelle 3 es la salida.' }] }],
      },
    ],
    autor: { nombre: 'Carmen Ruiz', iniciales: 'CR', puesto: 'Dirección' },
    publicado: '2026-10-21T14:10:00Z',
    corregido: null,
    caduca: null,
    para: { todos: false, grupos: ['Puerto de La Luz'], roles: [], personas: false },
    fijado: false,
    leido: false,
    confirmacion: { antes: '2026-10-30', hecha: null },
    ficheros: [],
    ...changes,
  };
}

export function createComunicadoListado(changes: Partial<ComunicadoListado> = {}): ComunicadoListado {
  return {
    id: 7,
    titulo: 'Nueva salida de emergencia',
    comienzo: 'La puerta del muelle 3 es la salida.',
    autor: 'Carmen Ruiz',
    publicado: '2026-10-21T14:10:00Z',
    fijado: false,
    leido: false,
    confirmacion: { antes: '2026-10-30', hecha: null },
    ...changes,
  };
}

/** The same for those who write it: published, three of ten have confirmed. */
export function createComunicadoEditado(changes: Partial<ComunicadoEditado> = {}): ComunicadoEditado {
  const { textos } = createComunicado();
  return {
    id: 7,
    titulo: 'Nueva salida de emergencia',
    autor: 'Carmen Ruiz',
    estado: 'publicado',
    publica: '2026-10-21T14:10:00Z',
    caduca: null,
    cambiado: '2026-10-21T14:10:00Z',
    fijado: false,
    confirmacion: true,
    leido: 4,
    confirmado: 3,
    destinatarios: 10,
    textos,
    audiencia: { todos: false, centros: [{ id: 3, nombre: 'Puerto de La Luz' }], departamentos: [], roles: [], personas: [] },
    horaPublica: '2026-10-21T16:10',
    horaCaduca: null,
    zona: 'Europe/Madrid',
    confirmarAntes: '2026-10-30',
    recordado: null,
    alcance: { destinatarios: 10, leido: 4, confirmado: 3 },
    ficheros: [],
    version: 2,
    ...changes,
  };
}
