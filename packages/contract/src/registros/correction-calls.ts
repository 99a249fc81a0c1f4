import * as z from 'zod/mini';
import { call } from '../call.ts';
import { fecha, idLargo } from '../valores.ts';
import { CAMBIA_HOY } from './clock-fields.ts';
import { entradaCambioHora, entradaObservaciones, entradaProponer, entradaResponder, ERRORES_DE_CAMBIO } from './correction-inputs.ts';
import { correccion, hoy, registro } from './vistas.ts';

const comun = { host: 'instance' } as const;
const ver = { ...comun, method: 'GET', acceso: 'registros.ver:own' } as const;

/** Proposals to change the record, and the answers of the other side. */
export const correcciones = {
  cargaSolicitud: call({
    ...ver,
    path: '/registros/cargaSolicitudCambioHora',
    resumen: 'A record with its proposed changes of hour.',
    entrada: z.strictObject({ id: idLargo }),
    salida: z.object({ registro, correcciones: z.array(correccion), acuerdoInmediato: z.boolean() }),
    errores: ['registros.no-existe'],
  }),
  observaciones: call({
    ...comun,
    enQuiosco: true,
    method: 'POST',
    path: '/registros/observaciones',
    acceso: 'registros.corregir:own',
    ...CAMBIA_HOY,
    cambia: [...CAMBIA_HOY.cambia, 'bandeja'],
    resumen: 'Writes a remark beside a record, and proposes another hour where one is given, which nobody does at a kiosk.',
    entrada: entradaObservaciones,
    salida: z.object({ registro, correccion: z.nullable(correccion), hoy }),
    errores: [...ERRORES_DE_CAMBIO, 'registros.observacion-no-admitida'],
  }),
  solicitarCambioHora: call({
    ...comun,
    method: 'POST',
    path: '/registros/solicitarCambioHora',
    acceso: 'registros.corregir:own',
    ...CAMBIA_HOY,
    cambia: [...CAMBIA_HOY.cambia, 'bandeja'],
    resumen: 'Proposes another hour for a record; effective when the other side agrees.',
    entrada: entradaCambioHora,
    salida: z.object({ registro, correccion, hoy }),
    errores: ERRORES_DE_CAMBIO,
  }),
  proponerFichajes: call({
    ...comun,
    nuestra: true,
    method: 'POST',
    path: '/registros/proponerFichajes',
    // With the company's standing agreement such marks count at once: who may not clock may not make them either.
    acceso: 'registros.fichar:own',
    ...CAMBIA_HOY,
    cambia: [...CAMBIA_HOY.cambia, 'bandeja'],
    resumen: 'Proposes marks that nobody clocked, such as a forgotten clock-out; effective when the other side agrees.',
    entrada: entradaProponer,
    salida: z.object({ fecha, correcciones: z.array(correccion), hoy }),
    errores: [
      'registros.tipo-no-valido',
      'registros.hora-futura',
      'registros.hora-fuera-de-orden',
      'registros.hora-de-otro-dia',
      'registros.correccion-pendiente',
      'registros.falta-proyecto',
      'registros.proyecto-no-valido',
      'registros.mes-cerrado',
      'registros.conflicto',
      'general.clave-reutilizada',
    ],
  }),
  responderCorreccion: call({
    ...comun,
    nuestra: true,
    method: 'POST',
    path: '/registros/responderCorreccion',
    acceso: 'registros.corregir:own',
    cambia: ['resumen', 'bolsa.propia', 'bandeja'],
    resumen: "Agrees with what the company proposes about a day of one's own record, or disagrees and says why: then both versions stay.",
    entrada: entradaResponder,
    salida: z.object({ correcciones: z.array(correccion) }),
    errores: [
      'registros.no-existe',
      'registros.ya-resuelta',
      'registros.responde-la-otra-parte',
      'registros.propuesta-entera',
      'registros.falta-motivo',
      'registros.ya-anulado',
      'registros.hora-fuera-de-orden',
      'registros.hora-de-otro-dia',
      'registros.mes-cerrado',
      'registros.conflicto',
      'general.clave-reutilizada',
    ],
  }),
  retirarCorreccion: call({
    ...comun,
    nuestra: true,
    method: 'POST',
    path: '/registros/retirarCorreccion',
    acceso: 'registros.corregir:own',
    cambia: ['resumen', 'bolsa.propia', 'bandeja'],
    resumen: "Takes back own proposals about one person's day that nobody has answered yet.",
    entrada: z.strictObject({ ids: z.array(idLargo).check(z.minLength(1), z.maxLength(24)) }),
    salida: z.object({ correcciones: z.array(correccion) }),
    errores: [
      'registros.no-existe',
      'registros.ya-resuelta',
      'registros.retira-quien-propuso',
      'registros.propuesta-entera',
      'registros.mes-cerrado',
      'registros.conflicto',
      'general.clave-reutilizada',
    ],
  }),
};
