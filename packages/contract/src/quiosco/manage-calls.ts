import * as z from 'zod/mini';
import { call } from '../call.ts';
import { entero, id, nada, vacio } from '../valores.ts';
import {
  emparejamiento,
  entradaAsentar,
  entradaConfigurar,
  entradaDescartar,
  entradaQuiosco,
  entregaPorMirar,
  personaDeQuiosco,
  quioscoGestionado,
} from './vistas.ts';

const comun = { host: 'instance', acceso: 'quiosco.gestionar:all', soloTitular: true, nuestra: true } as const;
const leer = { ...comun, method: 'GET' } as const;
const enviar = { ...comun, method: 'POST' } as const;
const cual = z.strictObject({ id });

/** What those who run the company do with kiosks. */
export const manageCalls = {
  lista: call({
    ...leer,
    path: '/intranet/quioscos',
    resumen: 'The kiosks of the company by name, each with its state and its last contact.',
    entrada: nada,
    salida: z.object({ items: z.array(quioscoGestionado), total: z.int() }),
    errores: [],
  }),
  crear: call({
    ...enviar,
    path: '/intranet/quioscos',
    resumen: 'Makes a kiosk at a centre. The code pairs a tablet with it; the password is shown this once.',
    entrada: entradaQuiosco,
    salida: z.object({ quiosco: quioscoGestionado, emparejamiento, contrasena: z.string() }),
    errores: ['quiosco.centro-no-valido'],
  }),
  configurar: call({
    ...enviar,
    path: '/intranet/quioscos/configurar',
    resumen: 'Changes how a kiosk is set up.',
    entrada: entradaConfigurar,
    salida: quioscoGestionado,
    errores: ['quiosco.no-existe', 'quiosco.centro-no-valido', 'general.cambiado-entretanto'],
  }),
  codigo: call({
    ...enviar,
    path: '/intranet/quioscos/codigo',
    resumen: 'A new code to pair a tablet with this kiosk: once, for fifteen minutes. A former code is worthless.',
    entrada: cual,
    salida: emparejamiento,
    errores: ['quiosco.no-existe'],
  }),
  contrasena: call({
    ...enviar,
    path: '/intranet/quioscos/contrasena',
    resumen: 'A new password for leaving kiosk mode and for the configuration, shown this once.',
    entrada: cual,
    salida: z.object({ contrasena: z.string() }),
    errores: ['quiosco.no-existe'],
  }),
  revocar: call({
    ...enviar,
    path: '/intranet/quioscos/revocar',
    resumen: 'Signs a kiosk out from afar, with whoever is in front of it.',
    entrada: cual,
    salida: quioscoGestionado,
    errores: ['quiosco.no-existe'],
  }),
  desbloquear: call({
    ...enviar,
    path: '/intranet/quioscos/desbloquear',
    resumen: 'Lets a kiosk that wrong PINs have slowed take PINs as before.',
    entrada: cual,
    salida: quioscoGestionado,
    errores: ['quiosco.no-existe'],
  }),
  desbloquearPersona: call({
    ...enviar,
    path: '/intranet/quioscos/personas/desbloquear',
    resumen: 'Lets a person whom wrong PINs after their name have stopped try again.',
    entrada: z.strictObject({ personaId: id }),
    salida: vacio,
    errores: ['quiosco.persona-no-valida'],
  }),
  personas: call({
    ...leer,
    path: '/intranet/quioscos/personas',
    resumen: 'People by name, with whether they have a PIN and a badge.',
    entrada: z.strictObject({
      texto: z.optional(z.string().check(z.maxLength(60))),
      start: z.optional(entero.check(z.minimum(0))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({ items: z.array(personaDeQuiosco), total: z.int() }),
    errores: [],
  }),
  pinNuevo: call({
    ...enviar,
    path: '/intranet/quioscos/pin',
    resumen: 'Gives a person a new PIN, shown this once. Their former one is worthless.',
    entrada: z.strictObject({ personaId: id }),
    salida: z.object({ pin: z.string() }),
    errores: ['quiosco.persona-no-valida'],
  }),
  tarjetaNueva: call({
    ...enviar,
    path: '/intranet/quioscos/tarjeta',
    resumen: 'Makes a badge for a person: the text of its QR code, shown this once. Their former badge is worthless.',
    entrada: z.strictObject({ personaId: id }),
    salida: z.object({ codigo: z.string() }),
    errores: ['quiosco.persona-no-valida'],
  }),
  anularTarjeta: call({
    ...enviar,
    path: '/intranet/quioscos/tarjeta/anular',
    resumen: 'A lost badge opens nothing any more.',
    entrada: z.strictObject({ personaId: id }),
    salida: vacio,
    errores: ['quiosco.persona-no-valida'],
  }),
  asentar: call({
    ...enviar,
    path: '/intranet/quioscos/porMirar/asentar',
    cambia: ['bandeja'],
    resumen: 'Proposes one of them to its person as a correction, which they answer as any other. While the month is closed it is refused.',
    entrada: entradaAsentar,
    salida: vacio,
    errores: [
      'quiosco.entrega-no-existe',
      'quiosco.entrega-sin-datos',
      'quiosco.persona-no-valida',
      'registros.mes-cerrado',
      'registros.tipo-no-valido',
      'registros.hora-fuera-de-orden',
      'registros.hora-de-otro-dia',
      'registros.correccion-pendiente',
      'registros.falta-proyecto',
      'registros.conflicto',
      'general.clave-reutilizada',
    ],
  }),
  descartar: call({
    ...enviar,
    path: '/intranet/quioscos/porMirar/descartar',
    resumen: 'Ends one of them without writing anything into a record. Who did it and why is written down.',
    entrada: entradaDescartar,
    salida: vacio,
    errores: ['quiosco.entrega-no-existe'],
  }),
  porMirar: call({
    ...leer,
    path: '/intranet/quioscos/porMirar',
    resumen: 'Clockings without a network that nobody was found for, or that the record refused; the newest hundred.',
    entrada: nada,
    salida: z.object({ items: z.array(entregaPorMirar) }),
    errores: [],
  }),
};
