import * as z from 'zod/mini';
import { call } from '../call.ts';
import { pin } from '../documentacion.ts';
import { contrasena, llaveUsada, opcionesLlave, reto } from '../factores/valores.ts';
import { feature } from '../feature.ts';
import { entero, id, nada, textoHasta } from '../valores.ts';
import {
  actoFirma,
  ajustesFirma,
  ano,
  diasObjetados,
  entradaAjustesFirma,
  estadoFirma,
  firmaListada,
  huella,
  mesDeFirmas,
  mesParaFirmar,
  numeroMes,
  palabras,
  personas,
} from './vistas.ts';

const propia = { host: 'instance', acceso: 'firmas.firmar:own', nuestra: true, sinSimular: true, soloTitular: true } as const;
const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const queMes = { ano, mes: numeroMes };
const deMes = z.strictObject(queMes);
export const entradaRespuestaFirma = z.strictObject({ ...queMes, persona: id, texto: palabras });

/** With what somebody signs: the PIN of their documents, a passkey, their password, or (`{}`) a sign-in of the last minutes. */
const prueba = z.union([
  z.strictObject({ Pin: pin }),
  z.strictObject({ Reto: reto, Llave: llaveUsada }),
  z.strictObject({ Password: contrasena }),
  z.strictObject({}),
]);

const DE_MES = ['firmas.no-activa', 'firmas.mes-no-pedido', 'firmas.mes-no-terminado', 'firmas.sin-contrato'] as const;
const DE_PRUEBA = [
  'firmas.metodo-no-vale',
  'documentacion.sin-pin',
  'documentacion.pin-no-valido',
  'documentacion.demasiados-intentos',
  'cuenta.contrasena-no-valida',
  'cuenta.entra-de-nuevo',
  'cuenta.demasiados-intentos',
  'login.llave-no-valida',
  'login.reto-caducado',
  'login.metodo-no-disponible',
] as const;

export const firmas = feature('firmas', {
  resumen: 'The monthly sign-off: people confirm their month of the record, or say what is wrong with it.',
  esquemas: { MesParaFirmar: mesParaFirmar, ActoFirma: actoFirma, FirmaListada: firmaListada, AjustesFirma: ajustesFirma },
  permisos: { 'firmar:own': ['empleado'], 'ver:team': ['responsable'], 'gestionar:all': ['admin'] },
  errores: {
    'no-activa': 409,
    'mes-no-pedido': 404,
    'mes-no-terminado': 409,
    'sin-contrato': 404,
    'ha-cambiado': 409,
    'metodo-no-vale': 409,
    'dia-no-valido': 422,
    'persona-no-existe': 404,
    'sin-objecion': 409,
  },
  auditoria: { ajustar: 'empresa', recordar: 'empresa', responder: 'persona' },
  avisos: ['firmas', 'firmas-objeciones'],
  novedades: true,
  campos: {
    pendiente: 'How many people have not said anything yet.',
    objetado: 'How many people say that something is wrong.',
    huella: 'SHA-256 of the canonical month, in hexadecimal.',
    textoVersion: 'The version of the words that are signed.',
    plazo: 'The last day on which the month is asked for.',
    metodo: 'With what it was signed: the PIN of the documents, a passkey, the password, or a sign-in of the last minutes.',
    metodos: 'The ways to sign: for a person those that they have, for a company those that it chose.',
    Prueba: 'With what it is signed; empty: a sign-in of the last minutes.',
    Pin: 'The PIN of the documents.',
    actos: 'What was said about the month, oldest first.',
    aparato: 'The browser and device from which it was done.',
    hastaDia: 'The day of the following month until which people are asked.',
    recordado: 'When the person was last reminded.',
    avisadas: 'How many people were reminded.',
    cuentas: 'How many people there are in each state.',
    incompletos: 'Days without their beginning or end: they have no minutes.',
    anuladas: 'Marks that were voided.',
    respuesta: 'What the company answered to an objection.',
    activa: 'Whether the company asks for signatures.',
    desde: 'The first month that is asked for, by its first day.',
  },
  llamadas: {
    propias: call({
      ...propia,
      method: 'GET',
      path: '/firmas/propias',
      resumen: 'The last twelve months that were asked for, newest first, and where each stands.',
      entrada: nada,
      salida: z.object({ activa: z.boolean(), items: z.array(mesDeFirmas), total: z.int() }),
      errores: [],
    }),
    mes: call({
      ...propia,
      method: 'GET',
      path: '/firmas/mes',
      resumen: 'A month of the own record as it would be signed now, with the words, the ways to sign, and what was said before.',
      entrada: deMes,
      salida: mesParaFirmar,
      errores: DE_MES,
    }),
    retoLlave: call({
      ...propia,
      method: 'POST',
      path: '/firmas/reto',
      cambia: 'nada',
      resumen: 'What a browser needs to sign a month with a passkey.',
      entrada: z.strictObject({ huella }),
      salida: z.object({ Reto: reto, Opciones: opcionesLlave }),
      errores: ['firmas.metodo-no-vale', 'login.metodo-no-disponible'],
    }),
    firmar: call({
      ...propia,
      method: 'POST',
      path: '/firmas/firmar',
      resumen: 'Confirms a month exactly as it was shown: its digest and its words. The same month signed again stays signed once.',
      entrada: z.strictObject({ ...queMes, huella, textoVersion: entero, Prueba: prueba }),
      salida: mesParaFirmar,
      errores: [...DE_MES, ...DE_PRUEBA, 'firmas.ha-cambiado'],
    }),
    objetar: call({
      ...propia,
      method: 'POST',
      path: '/firmas/objetar',
      resumen: 'Says what is wrong with a month, and on which days. Whoever answers for the person is told.',
      entrada: z.strictObject({ ...queMes, huella, dias: diasObjetados, texto: palabras }),
      salida: mesParaFirmar,
      errores: [...DE_MES, 'firmas.ha-cambiado', 'firmas.dia-no-valido'],
    }),
    listado: call({
      ...comun,
      acceso: 'firmas.ver:team',
      method: 'GET',
      path: '/intranet/firmas',
      resumen: 'Who has signed a month, who objected and who has not: of the people one answers for, or of everybody.',
      entrada: z.strictObject({
        ...queMes,
        estado: z.optional(estadoFirma),
        texto: z.optional(textoHasta(80)),
        centro: z.optional(id),
        start: z.optional(entero.check(z.minimum(0), z.maximum(100_000))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({
        activa: z.boolean(),
        items: z.array(firmaListada),
        total: z.int(),
        cuentas: z.object({ pendiente: z.int(), firmado: z.int(), objetado: z.int(), cambiado: z.int() }),
      }),
      errores: [],
    }),
    una: call({
      ...comun,
      acceso: 'firmas.ver:team',
      method: 'GET',
      path: '/intranet/firmas/una',
      resumen: 'What was said about a month of one person, oldest first.',
      entrada: z.strictObject({ ...queMes, persona: id }),
      salida: z.object({ items: z.array(actoFirma), total: z.int() }),
      errores: ['firmas.persona-no-existe'],
    }),
    responder: call({
      ...comun,
      acceso: 'firmas.ver:team',
      method: 'POST',
      path: '/intranet/firmas/responder',
      resumen: 'Answers an objection. The person is told; the month stays objected until they sign it.',
      entrada: entradaRespuestaFirma,
      salida: z.object({ items: z.array(actoFirma), total: z.int() }),
      errores: ['firmas.persona-no-existe', 'firmas.sin-objecion'],
    }),
    recordar: call({
      ...comun,
      acceso: 'firmas.ver:team',
      method: 'POST',
      path: '/intranet/firmas/recordar',
      resumen:
        'Reminds those who have not signed: the named ones, or all of whom one sees. Nobody twice on a day; it rings when each of them works.',
      entrada: z.strictObject({ ...queMes, centro: z.optional(id), personas: z.optional(personas) }),
      salida: z.object({ avisadas: z.int() }),
      errores: ['firmas.no-activa', 'firmas.mes-no-pedido', 'firmas.mes-no-terminado'],
    }),
    ajustes: call({
      ...comun,
      acceso: 'firmas.gestionar:all',
      method: 'GET',
      path: '/intranet/firmas/ajustes',
      resumen: 'Whether the company asks for signatures, until when, and with what people may sign.',
      entrada: nada,
      salida: ajustesFirma,
      errores: [],
    }),
    guardarAjustes: call({
      ...comun,
      acceso: 'firmas.gestionar:all',
      method: 'PUT',
      path: '/intranet/firmas/ajustes',
      resumen: 'Changes that. Switched on, it begins with the month before, so that nobody is asked for older ones.',
      entrada: entradaAjustesFirma,
      salida: ajustesFirma,
      errores: ['general.cambiado-entretanto'],
    }),
  },
});
