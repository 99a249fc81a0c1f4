import * as z from 'zod/mini';
import { call } from '../call.ts';
import { correoElectronico } from '../registro.ts';
import { fecha, id, idioma, nada, textoHasta, vacio } from '../valores.ts';
import { icono } from './vistas.ts';

const hora = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Somebody whom one expects. */
export const entradaAnuncio = z.strictObject({
  nombre: textoHasta(100).check(z.minLength(2)),
  empresa: z.optional(z.nullable(textoHasta(100))),
  /** If given, the code is sent there. */
  correo: z.optional(z.nullable(correoElectronico)),
  /** The language of that mail. */
  idioma: z.optional(idioma),
  centroId: id,
  tipoId: id,
  /** The day at the centre. */
  fecha,
  hora: z.optional(z.nullable(hora)),
});

/** A visitor who is expected, as the host and those who run the visits see it. */
const esperada = {
  id: z.int(),
  nombre: z.string(),
  empresa: z.nullable(z.string()),
  tipo: z.string(),
  icono,
  centro: z.string(),
  fecha,
  hora: z.nullable(z.string()),
};
export const visitaAnunciada = z.object({ ...esperada, correo: z.nullable(z.string()), codigo: z.string() });
export type VisitaAnunciada = z.output<typeof visitaAnunciada>;
export const visitaEsperada = z.object({ ...esperada, anfitrion: z.string() });
export type VisitaEsperada = z.output<typeof visitaEsperada>;

/** A visitor who is expected, at the tablet: first name and initial. `clave`: for `insertar`. */
export const esperadaEnTableta = z.object({
  clave: z.string(),
  nombre: z.string(),
  hora: z.nullable(z.string()),
  tipoId: z.int(),
  anfitrion: z.string(),
});
export type EsperadaEnTableta = z.output<typeof esperadaEnTableta>;

const propio = { host: 'instance', acceso: 'visitas.recibir:own', nuestra: true } as const;
const nombrado = z.object({ id: z.int(), nombre: z.string() });

/** The calls about visitors who are expected. */
export const llamadasDeAnuncios = {
  anuncios: call({
    ...propio,
    method: 'GET',
    path: '/visitas/anuncios',
    resumen: 'The visitors whom one expects, from today on.',
    entrada: nada,
    salida: z.object({ items: z.array(visitaAnunciada) }),
    errores: [],
  }),
  opcionesDeAnuncio: call({
    ...propio,
    method: 'GET',
    path: '/visitas/anuncios/opciones',
    resumen:
      'What the form for a visitor offers: centres, one’s own, and types of visits that have a host. `seEnvia`: whether mails are sent.',
    entrada: nada,
    salida: z.object({ centros: z.array(nombrado), centroId: z.nullable(z.int()), tipos: z.array(nombrado), seEnvia: z.boolean() }),
    errores: [],
  }),
  anunciar: call({
    ...propio,
    method: 'POST',
    path: '/visitas/anuncios',
    resumen: 'Announces a visitor, who finds themselves at the tablet on that day by name or code. With the same Idempotency-Key: once.',
    entrada: entradaAnuncio,
    salida: visitaAnunciada,
    errores: [
      'visitas.centro-no-valido',
      'visitas.tipo-no-valido',
      'visitas.dia-no-valido',
      'visitas.demasiados-anuncios',
      'general.demasiadas-peticiones',
    ],
  }),
  anularAnuncio: call({
    ...propio,
    method: 'POST',
    path: '/visitas/anuncios/anular',
    resumen: 'The visitor is not expected any more. What was written about them is deleted.',
    entrada: z.strictObject({ id }),
    salida: vacio,
    errores: ['visitas.anuncio-no-existe'],
  }),
  esperadas: call({
    host: 'instance',
    acceso: 'visitas.registrar:all',
    enQuiosco: true,
    soloTitular: true,
    nuestra: true,
    method: 'GET',
    path: '/visitas/esperadas',
    resumen: 'Who is expected today at the centre of the tablet, by their code or by first name and surname.',
    entrada: z.strictObject({
      texto: z.optional(textoHasta(100)),
      codigo: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    }),
    salida: z.object({ items: z.array(esperadaEnTableta) }),
    errores: ['visitas.sin-centro', 'visitas.no-permitidas', 'general.demasiadas-peticiones'],
  }),
  esperadasDeHoy: call({
    host: 'instance',
    acceso: 'visitas.ver:all',
    soloTitular: true,
    nuestra: true,
    method: 'GET',
    path: '/intranet/visitas/esperadas',
    resumen: 'Who is expected today, at each centre, and has not come yet; the first hundred.',
    entrada: nada,
    salida: z.object({ items: z.array(visitaEsperada) }),
    errores: [],
  }),
};
