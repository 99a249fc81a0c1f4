import * as z from 'zod/mini';
import { call } from '../call.ts';
import { descarga } from '../descarga.ts';
import { feature } from '../feature.ts';
import { id, idioma, instante, nada, textoHasta } from '../valores.ts';
import { esperadaEnTableta, llamadasDeAnuncios, visitaAnunciada, visitaEsperada } from './anuncios.ts';
import { CAMPOS_DE_VISITAS } from './campos.ts';
import { llamadasDeGestion, presentes, tipoVisitaGestionado } from './gestion.ts';
import {
  anfitrionVista,
  entradaVisita,
  preguntaVista,
  respuestaGuardada,
  tipoVisita,
  visitaListada,
  visitaPropia,
  visitaRegistrada,
} from './vistas.ts';

export { entradaAjustesVisitas, entradaTipoVisita } from './gestion.ts';
export { entradaAnuncio } from './anuncios.ts';

const tablet = { host: 'instance', acceso: 'visitas.registrar:all', soloTitular: true, enQuiosco: true } as const;

export const visitas = feature('visitas', {
  resumen: 'Visitors: they register at a shared tablet, their host is told, and they sign out when they leave.',
  modulo: 'visitas',
  esquemas: {
    TipoVisita: tipoVisita,
    PreguntaVisita: preguntaVista,
    RespuestaDeVisita: respuestaGuardada,
    TipoVisitaGestionado: tipoVisitaGestionado,
    Anfitrion: anfitrionVista,
    VisitaRegistrada: visitaRegistrada,
    VisitaListada: visitaListada,
    VisitaPropia: visitaPropia,
    VisitaAnunciada: visitaAnunciada,
    VisitaEsperada: visitaEsperada,
    EsperadaEnTableta: esperadaEnTableta,
    Presentes: presentes,
  },
  campos: CAMPOS_DE_VISITAS,
  permisos: {
    'registrar:all': ['quiosco'],
    'recibir:own': ['empleado'],
    'ver:all': ['admin'],
    'gestionar:all': ['admin'],
  },
  errores: {
    'sin-centro': 409,
    'no-permitidas': 403,
    'tipo-no-valido': 422,
    'anfitrion-no-valido': 422,
    'falta-anfitrion': 422,
    'falta-matricula': 422,
    'falta-documento': 422,
    'faltan-respuestas': 422,
    'normas-sin-aceptar': 422,
    'codigo-no-valido': 404,
    'no-dentro': 404,
    'no-existe': 404,
    'tipo-no-existe': 404,
    'nombre-repetido': 409,
    'pregunta-no-valida': 422,
    'centro-no-valido': 422,
    'dia-no-valido': 422,
    'anuncio-no-valido': 409,
    'anuncio-no-existe': 404,
    'demasiados-anuncios': 409,
  },
  auditoria: {
    'crear-tipo': 'tipo-visita',
    'cambiar-tipo': 'tipo-visita',
    'cerrar-tipo': 'tipo-visita',
    'reabrir-tipo': 'tipo-visita',
    ajustes: 'empresa',
    ver: 'visita',
    terminar: 'visita',
    exportar: 'empresa',
  },
  avisos: ['visitas'],
  novedades: true,
  llamadas: {
    tipos: call({
      ...tablet,
      method: 'GET',
      path: '/visitas/tipos',
      resumen: 'The types of visits that the tablet offers, with their questions and safety rules, in a language.',
      entrada: z.strictObject({ idioma: z.optional(idioma) }),
      salida: z.object({ items: z.array(tipoVisita) }),
      errores: [],
    }),
    datos: call({
      ...tablet,
      method: 'GET',
      path: '/visitas/datos',
      resumen: 'What the notice says before anything is asked: who keeps the data, for how long, and whom to write to.',
      entrada: nada,
      salida: z.object({
        empresa: z.string(),
        centro: z.nullable(z.string()),
        zona: z.string(),
        conservaDias: z.nullable(z.int()),
        contacto: z.string(),
      }),
      errores: ['visitas.no-permitidas'],
    }),
    insertar: call({
      ...tablet,
      method: 'POST',
      path: '/visitas/insertar',
      resumen: 'Registers a visitor at the centre of the tablet, and tells the host. With the same Idempotency-Key: once.',
      entrada: z.extend(entradaVisita, { idioma: z.optional(idioma) }),
      salida: visitaRegistrada,
      errores: [
        'visitas.sin-centro',
        'visitas.no-permitidas',
        'visitas.tipo-no-valido',
        'visitas.anfitrion-no-valido',
        'visitas.falta-anfitrion',
        'visitas.falta-matricula',
        'visitas.falta-documento',
        'visitas.faltan-respuestas',
        'visitas.normas-sin-aceptar',
        'visitas.anuncio-no-valido',
        'general.demasiadas-peticiones',
      ],
    }),
    finalizar: call({
      ...tablet,
      method: 'POST',
      path: '/visitas/finalizar',
      resumen: 'Signs a visitor out who is inside at the centre of the tablet, by the code of the badge or by one of the initials.',
      entrada: z.strictObject({ codigo: z.optional(z.string().check(z.regex(/^\d{4,6}$/))), id: z.optional(id) }),
      salida: z.object({ iniciales: z.string(), entrada: instante, salida: instante }),
      errores: [
        'visitas.sin-centro',
        'visitas.no-permitidas',
        'visitas.codigo-no-valido',
        'visitas.no-dentro',
        'general.demasiadas-peticiones',
      ],
    }),
    anfitriones: call({
      ...tablet,
      nuestra: true,
      method: 'GET',
      path: '/visitas/anfitriones',
      resumen:
        'A few people who can be visited, by four letters of their name or more, those of the centre first. A tablet asks so often only.',
      entrada: z.strictObject({ texto: textoHasta(60).check(z.minLength(4)) }),
      salida: z.object({ items: z.array(anfitrionVista), hayMas: z.boolean() }),
      errores: ['visitas.no-permitidas'],
    }),
    dentro: call({
      ...tablet,
      nuestra: true,
      method: 'GET',
      path: '/visitas/dentro',
      resumen: 'The visitors inside at the centre of the tablet: initials and the hour of arrival, nothing else.',
      entrada: nada,
      salida: z.object({ items: z.array(z.object({ id: z.int(), iniciales: z.string(), entrada: instante })), zona: z.string() }),
      errores: ['visitas.sin-centro', 'visitas.no-permitidas'],
    }),
    propias: call({
      host: 'instance',
      acceso: 'visitas.recibir:own',
      nuestra: true,
      method: 'GET',
      path: '/visitas/propias',
      resumen: 'The visitors whom one receives: those inside, and those of today who have left.',
      entrada: nada,
      salida: z.object({ items: z.array(visitaPropia) }),
      errores: [],
    }),
    ...llamadasDeAnuncios,
    ...llamadasDeGestion,
  },
});

/** Fetched by the browser with a link that works once, so without a session and by itself. */
export const exporteVisitas = feature('exporte-visitas', {
  resumen: 'The list of visits as a file.',
  errores: { caducado: 404 },
  llamadas: {
    descargar: call({
      ...descarga,
      path: '/visitas/exporte',
      resumen: 'The list of visits as CSV. It is written while it is read.',
      errores: ['exporte-visitas.caducado'],
    }),
  },
});
