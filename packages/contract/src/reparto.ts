import { ESTADOS_PAGINA, ESTADOS_REPARTO, MOTIVOS_PAGINA, PROBLEMAS_REPARTO } from '@jornada/domain/reparto/modelo.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { datosDocumento } from './documentacion/gestion.ts';
import { feature } from './feature.ts';
import { ficherosDe, ficheroVista } from './ficheros.ts';
import { entero, fecha, filtroDe, id, idLargo, instante, textoHasta, vacio } from './valores.ts';

/** The most pages of a file that is split. */
export const PAGINAS_DE_UN_REPARTO = 2000;

const quien = z.object({ id: z.int(), nombre: z.string(), documento: z.string() });

/** Where a word stands on its page: parts of its width and height, from the upper left. */
const caja = z.object({ x: z.number(), y: z.number(), ancho: z.number(), alto: z.number() });

/** A page of a file that is split. */
const paginaRepartida = z.object({
  pagina: z.int(),
  estado: z.enum(ESTADOS_PAGINA),
  motivo: z.nullable(z.enum(MOTIVOS_PAGINA)),
  /** The ID numbers that were read on it, as they stand there, and where. */
  leidos: z.array(z.object({ documento: z.string(), caja: z.nullable(caja) })),
  /** The name that was read beside it; null: none was found. */
  nombreLeido: z.nullable(z.string()),
  /** Whose it is; null: nobody's yet. */
  persona: z.nullable(quien),
  /** Who it may be, where it is a doubt. None is chosen by the product. */
  candidatos: z.array(quien),
  /** The page that it goes on from; null: a paper begins with it. */
  sigueA: z.nullable(z.int()),
  /** Somebody has looked at it. */
  mirada: z.boolean(),
  /** Somebody has decided whose it is. */
  decidida: z.boolean(),
});
export type PaginaRepartida = z.output<typeof paginaRepartida>;

const repartoListado = z.object({
  id: z.int(),
  titulo: z.string(),
  tipo: z.object({ id: z.int(), nombre: z.string() }),
  periodo: z.nullable(fecha),
  firma: datosDocumento.firma,
  plazo: z.nullable(fecha),
  estado: z.enum(ESTADOS_REPARTO),
  problema: z.nullable(z.enum(PROBLEMAS_REPARTO)),
  fichero: z.object({ nombre: z.string(), bytes: z.int() }),
  /** Pages of the file, and how many were read so far. */
  paginas: z.int(),
  leidas: z.int(),
  creado: instante,
  de: z.string(),
  publicado: z.nullable(instante),
});
export type RepartoListado = z.output<typeof repartoListado>;

const repartoVista = z.object({
  ...repartoListado.shape,
  fichero: ficheroVista,
  cuentas: z.object({
    encontradas: z.int(),
    dudosas: z.int(),
    deNadie: z.int(),
    apartadas: z.int(),
    publicadas: z.int(),
    /** Pages that were found and nobody has looked at. */
    porMirar: z.int(),
    /** People who have a page, of how many who should have one. */
    personas: z.int(),
    deCuantas: z.int(),
  }),
  /** The state of each page in its order. */
  tira: z.array(z.enum(ESTADOS_PAGINA)),
  /** People who are employed in its month and have no page. */
  sinPagina: z.array(quien),
  /** Until when what was published can be taken back as a whole; null: not any more, or nothing is. */
  retirableHasta: z.nullable(instante),
});
export type RepartoVista = z.output<typeof repartoVista>;

export const entradaReparto = z.strictObject({
  ...datosDocumento,
  ficheros: ficherosDe('application/pdf').check(z.minLength(1), z.maxLength(1)),
});

const comun = { host: 'instance', acceso: 'documentacion.gestionar:all', nuestra: true, soloTitular: true } as const;
const cual = z.strictObject({ id: idLargo });
const pagina = entero.check(z.minimum(1), z.maximum(PAGINAS_DE_UN_REPARTO));

export const reparto = feature('reparto', {
  resumen: 'A PDF with the papers of many people, split by the ID number that stands on each page.',
  esquemas: { RepartoListado: repartoListado, RepartoVista: repartoVista, PaginaRepartida: paginaRepartida },
  errores: {
    'no-existe': 404,
    'pagina-no-existe': 404,
    'sigue-leyendo': 409,
    'nada-que-publicar': 409,
    'faltan-por-mirar': 409,
    'fuera-de-plazo': 409,
    'ya-publicado': 409,
    'no-se-puede': 409,
  },
  campos: {
    'PaginaRepartida.pagina': 'Its number, from 1.',
    'PaginaRepartida.persona': "Whose it is; null: nobody's yet.",
    'PaginaRepartida.motivo': 'Why a page is a doubt or nobody’s.',
    leidos: 'The ID numbers that were read on it, as they stand there.',
    caja: 'Where it stands; null: that is not known.',
    x: 'From the left, as a part of the width of the page.',
    y: 'From above, as a part of the height of the page.',
    ancho: 'As a part of the width of the page.',
    alto: 'As a part of the height of the page.',
    nombreLeido: 'The name that stands beside the number; null: none was found.',
    candidatos: 'People whose it may be, where it is a doubt. None is chosen.',
    sigueA: 'The page that it goes on from; null: a paper begins with it.',
    mirada: 'Somebody has looked at it.',
    decidida: 'Somebody has decided whose it is.',
    'RepartoListado.paginas': 'Pages of the file; 0: it was not opened yet.',
    'RepartoVista.paginas': 'Pages of the file; 0: it was not opened yet.',
    'reparto.mirar.paginas': 'The pages that somebody has looked at, from 1.',
    leidas: 'How many of its pages were read so far.',
    encontradas: 'Pages of which it was found whose they are, and that were not given yet.',
    dudosas: 'Pages that are a doubt.',
    deNadie: 'Pages with a number that nobody of the company has.',
    apartadas: 'Pages of which somebody has decided that nobody gets them.',
    publicadas: 'Pages that are in somebody’s document.',
    porMirar: 'Pages that were found and that nobody has looked at.',
    'RepartoVista.personas': 'People who have a page.',
    deCuantas: 'How many people should have a page, or have one.',
    tira: 'The state of each page, in their order; empty while it is read.',
    sinPagina: 'People who work there in its month and have no page.',
    'RepartoVista.retirableHasta': 'Until when what was published can be taken back; null: not any more, or nothing is.',
  },
  auditoria: { crear: 'reparto', decidir: 'reparto', publicar: 'reparto', retirar: 'reparto', borrar: 'reparto' },
  novedades: true,
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/repartos',
      resumen: 'Files that are being split or were, the latest first.',
      entrada: z.strictObject({
        start: z.optional(entero.check(z.minimum(0), z.maximum(100_000))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({ items: z.array(repartoListado), total: z.int() }),
      errores: [],
    }),
    crear: call({
      ...comun,
      method: 'POST',
      path: '/intranet/repartos',
      resumen: 'Begins to split a file. A job reads its pages; the person may leave and come back. Nobody gets anything yet.',
      entrada: entradaReparto,
      salida: repartoVista,
      errores: ['documentacion.tipo-no-existe', 'documentacion.plazo-no-valido', 'ficheros.no-existe', 'ficheros.otro-tipo'],
    }),
    uno: call({
      ...comun,
      method: 'GET',
      path: '/intranet/repartos/uno',
      resumen: 'A file that is being split: how far it is, how many pages were found, and who has none.',
      entrada: cual,
      salida: repartoVista,
      errores: ['reparto.no-existe'],
    }),
    paginas: call({
      ...comun,
      method: 'GET',
      path: '/intranet/repartos/paginas',
      resumen: "Its pages: nobody's first, then doubts, then those that were found.",
      entrada: z.strictObject({
        id: idLargo,
        estado: filtroDe(ESTADOS_PAGINA),
        start: z.optional(entero.check(z.minimum(0), z.maximum(100_000))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(500))),
      }),
      salida: z.object({ items: z.array(paginaRepartida), total: z.int() }),
      errores: ['reparto.no-existe'],
    }),
    decidir: call({
      ...comun,
      method: 'POST',
      path: '/intranet/repartos/decidir',
      resumen: 'Says whose a page is, or that nobody gets it. `persona` null: nobody gets it. `sigueA`: the page that it goes on from.',
      entrada: z.strictObject({ id: idLargo, pagina, persona: z.nullable(id), sigueA: z.optional(z.nullable(pagina)) }),
      salida: paginaRepartida,
      errores: [
        'reparto.no-existe',
        'reparto.pagina-no-existe',
        'reparto.ya-publicado',
        'reparto.sigue-leyendo',
        'documentacion.persona-no-existe',
      ],
    }),
    mirar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/repartos/mirar',
      resumen: 'Notes that somebody has looked at these pages.',
      entrada: z.strictObject({ id: idLargo, paginas: z.array(pagina).check(z.minLength(1), z.maxLength(500)) }),
      salida: z.object({ porMirar: z.int() }),
      errores: ['reparto.no-existe'],
    }),
    publicar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/repartos/publicar',
      costosa: true,
      cambia: ['documentacion'],
      resumen:
        'Gives everybody the pages that were found for them, once somebody has looked at each. What is a doubt stays and can be published later.',
      entrada: cual,
      salida: repartoVista,
      errores: [
        'reparto.no-existe',
        'reparto.sigue-leyendo',
        'reparto.nada-que-publicar',
        'reparto.faltan-por-mirar',
        'reparto.no-se-puede',
        'ficheros.empresa-llena',
      ],
    }),
    retirar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/repartos/retirar',
      cambia: ['documentacion'],
      resumen: 'Takes back within an hour what was published of it, but for what was signed. A trace stays.',
      entrada: z.strictObject({ id: idLargo, motivo: textoHasta(300).check(z.minLength(1)) }),
      salida: repartoVista,
      errores: ['reparto.no-existe', 'reparto.fuera-de-plazo'],
    }),
    borrar: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/repartos',
      resumen: 'Throws away a file of which nothing was published.',
      entrada: cual,
      salida: vacio,
      errores: ['reparto.no-existe', 'reparto.ya-publicado'],
    }),
  },
});
