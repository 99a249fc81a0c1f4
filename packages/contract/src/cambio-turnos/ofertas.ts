import * as z from 'zod/mini';
import { MOTIVOS_CAMBIO } from '@jornada/domain/turnos/cambios/modelo.ts';
import { call } from '../call.ts';
import { turnoDibujado } from '../horarios.ts';
import { turnoDelPlan } from '../turnos/vistas.ts';
import { fecha, filtroId, id, idLargo, textoLibre, version } from '../valores.ts';
import { ELIGE_OFERTA, ofertaTurno } from './vistas.ts';

const dia = fecha.check(z.regex(/^20/));
const cual = z.strictObject({ id: idLargo, version });
const comentario = z.optional(z.nullable(textoLibre));
const turnos = z.array(turnoDelPlan);

const nuestro = { host: 'instance', acceso: 'turnos.cambiar:own', nuestra: true } as const;
const gestion = { host: 'instance', acceso: 'turnos.planificar:team', nuestra: true, soloTitular: true } as const;
/** Whatever shows what somebody is planned to do. */
export const PLANES = ['turnos', 'registros', 'resumen', 'mes', 'ausencias', 'team', 'hoy', 'limites'] as const;

/** An open shift as the company offers it. */
export const entradaOfrecer = z.strictObject({
  centroId: id,
  fecha: dia,
  partes: z.array(z.strictObject({ turno: turnoDibujado, puestoId: z.optional(z.nullable(id)) })).check(z.minLength(1), z.maxLength(4)),
  elige: z.enum(ELIGE_OFERTA),
  comentario,
});

/** The calls of shifts that are offered, by people and by the company. */
export const llamadasDeOfertas = {
  ofertar: call({
    ...nuestro,
    method: 'POST',
    path: '/cambioturnos/ofertar',
    resumen: 'Offers own days to whoever fits: given away, or for others (`acepta`). Whoever is responsible still validates.',
    entrada: z.strictObject({
      fechas: z.array(dia).check(z.minLength(1), z.maxLength(7)),
      acepta: z.optional(
        z.nullable(
          z.strictObject({
            codigos: z.nullable(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20))),
            desde: dia,
            hasta: dia,
          }),
        ),
      ),
      comentario,
      /** Whoever decides is told: nobody fits. */
      pedirAyuda: z.optional(z.boolean()),
    }),
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: ['cambio-turnos.no-vale', 'cambio-turnos.sin-dias', 'cambio-turnos.sin-ofertas'],
  }),
  retirarOferta: call({
    ...nuestro,
    method: 'DELETE',
    path: '/cambioturnos/ofertar',
    resumen: 'Takes back an offer that is open: one’s own, or one of the company for people whom one plans.',
    entrada: cual,
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: ['cambio-turnos.oferta-no-existe', 'cambio-turnos.oferta-cerrada', 'general.cambiado-entretanto'],
  }),
  apuntarme: call({
    ...nuestro,
    method: 'POST',
    path: '/cambioturnos/apuntarme',
    cambia: ['bandeja', 'login.conToken', ...PLANES],
    resumen:
      'Takes an offered shift. Of the company, first come: it is the caller’s at once. Chosen: they are among those who want it. Of a colleague: whoever is responsible validates.',
    entrada: z.strictObject({ id: idLargo }),
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: [
      'cambio-turnos.oferta-no-existe',
      'cambio-turnos.oferta-cerrada',
      'cambio-turnos.ya-tiene-dueno',
      'cambio-turnos.no-vale',
      'solicitudes.sin-decisor',
    ],
  }),
  desapuntarme: call({
    ...nuestro,
    method: 'DELETE',
    path: '/cambioturnos/apuntarme',
    cambia: ['bandeja', 'login.conToken', ...PLANES],
    resumen: 'Takes that back: while somebody still has to choose or validate, or within a minute of a shift that was had at once.',
    entrada: z.strictObject({ id: idLargo }),
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: ['cambio-turnos.oferta-no-existe', 'cambio-turnos.oferta-cerrada'],
  }),
  ofrecer: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/turnos/ofrecidos',
    resumen: 'Offers an open shift of a centre to whoever fits.',
    entrada: entradaOfrecer,
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: ['cambio-turnos.centro-no-existe', 'cambio-turnos.sin-dias', 'turnos.puesto-no-existe'],
  }),
  ofrecidos: call({
    ...gestion,
    method: 'GET',
    path: '/intranet/turnos/ofrecidos',
    resumen: 'Shifts that are offered at the places of the people whom one plans, with who wants each.',
    entrada: z.strictObject({ centroId: filtroId }),
    salida: z.object({
      items: z.array(
        z.object({
          oferta: ofertaTurno,
          interesados: z.array(z.object({ id: z.int(), nombre: z.string(), impedimento: z.nullable(z.enum(MOTIVOS_CAMBIO)) })),
        }),
      ),
      total: z.int(),
      turnos,
    }),
    errores: [],
  }),
  elegir: call({
    ...gestion,
    method: 'POST',
    path: '/intranet/turnos/ofrecidos/elegir',
    cambia: [...PLANES],
    resumen: 'Gives an open shift of the company to one of those who want it.',
    entrada: z.extend(cual, { personaId: id }),
    salida: z.object({ oferta: ofertaTurno, turnos }),
    errores: [
      'cambio-turnos.oferta-no-existe',
      'cambio-turnos.oferta-cerrada',
      'cambio-turnos.persona-no-existe',
      'cambio-turnos.no-vale',
      'general.cambiado-entretanto',
    ],
  }),
};
