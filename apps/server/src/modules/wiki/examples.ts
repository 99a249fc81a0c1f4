import type { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoEditado } from '@jornada/contract/wiki/vistas.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const texto = {
  idioma: 'en' as const,
  titulo: 'New emergency exit',
  documento: [
    {
      tipo: 'parrafo' as const,
      texto: [{ texto: 'The door of dock 3 is the exit. The workshop is ' }, { texto: 'closed', negrita: true as const }, { texto: '.' }],
    },
    { tipo: 'lista' as const, numerada: true, puntos: [{ texto: [{ texto: 'Follow the yellow line.' }] }] },
  ],
};
const edited: ComunicadoEditado = {
  id: 4,
  titulo: texto.titulo,
  autor: 'Ana García',
  estado: 'publicado',
  publica: '2026-03-10T07:00:00Z',
  caduca: '2026-03-31T18:00:00Z',
  cambiado: '2026-03-10T07:00:00Z',
  fijado: false,
  confirmacion: true,
  leido: 12,
  confirmado: 9,
  destinatarios: 15,
  textos: [texto],
  audiencia: { todos: false, centros: [{ id: 2, nombre: 'Puerto de La Luz' }], departamentos: [], roles: [], personas: [] },
  horaPublica: '2026-03-10T08:00',
  horaCaduca: '2026-03-31T20:00',
  zona: 'Europe/Madrid',
  confirmarAntes: '2026-03-20',
  recordado: null,
  alcance: { destinatarios: 15, leido: 12, confirmado: 9 },
  ficheros: [],
  version: 2,
};
const audiencia = { todos: false, centros: [2], departamentos: [], roles: [], personas: [] };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof wiki> = {
  guardar: {
    entrada: {
      texto,
      audiencia,
      publica: '2026-03-10T08:00',
      caduca: '2026-03-31T20:00',
      fijado: false,
      confirmacion: true,
      confirmarAntes: '2026-03-20',
      ficheros: [],
      publicar: true,
    },
    salida: edited,
  },
  uno: { entrada: { id: 4 }, salida: edited },
  cuantos: { entrada: audiencia, salida: { personas: 15 } },
  retirar: { entrada: { id: 4, version: 2 }, salida: { ...edited, estado: 'retirado', version: 3 } },
  recordar: { entrada: { id: 4 }, salida: { ...edited, recordado: '2026-03-18T09:00:00Z' } },
};
