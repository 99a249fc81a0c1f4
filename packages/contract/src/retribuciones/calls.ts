import * as z from 'zod/mini';
import { CLASES_RETRIBUCION } from '@jornada/domain/retribuciones/modelo.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { entero, filtroDe, idLargo, nada, vacio, version } from '../valores.ts';
import { CAMPOS_DE_RETRIBUCIONES } from './campos.ts';
import { ensayoRetribuciones, llamadasDeImportar } from './importar.ts';
import {
  anoDePago,
  anoRetribuido,
  calendarioDePagas,
  documentoDePago,
  entradaCalendarioDePagas,
  entradaRetribucion,
  mesDePago,
  mesRetribuido,
  motivoRetribucion,
  retribucionGestionada,
  retribucionListada,
  retribucionVista,
  sumasRetribuciones,
} from './vistas.ts';

export { MAXIMO_BYTES_RETRIBUCIONES, MAXIMO_FILAS_RETRIBUCIONES } from './importar.ts';
export type { EnsayoRetribuciones, FilaEnsayada } from './importar.ts';
export { entradaCalendarioDePagas, entradaRetribucion } from './vistas.ts';
export type {
  AnoRetribuidoVista,
  DocumentoDePago,
  MesRetribuidoVista,
  MotivoRetribucionVista,
  RetribucionGestionada,
  RetribucionListada,
  RetribucionVista,
  SumasRetribuciones,
} from './vistas.ts';

/** Nobody sees the pay of somebody they act for. */
const propia = { host: 'instance', acceso: 'retribuciones.ver:own', sinSimular: true } as const;
const comun = { host: 'instance', acceso: 'retribuciones.gestionar:all', nuestra: true, soloTitular: true } as const;

const NO_CUADRA = ['retribuciones.no-cuadra-neto', 'retribuciones.no-cuadra-devengos', 'retribuciones.no-cuadra-deducciones'] as const;

export const retribuciones = feature('retribuciones', {
  resumen: 'What people were paid, month by month, and why a month is not like the one before.',
  esquemas: {
    RetribucionVista: retribucionVista,
    MotivoRetribucion: motivoRetribucion,
    DocumentoDePago: documentoDePago,
    MesRetribuido: mesRetribuido,
    AnoRetribuido: anoRetribuido,
    SumasRetribuciones: sumasRetribuciones,
    RetribucionListada: retribucionListada,
    RetribucionGestionada: retribucionGestionada,
    CalendarioDePagas: calendarioDePagas,
    EnsayoRetribuciones: ensayoRetribuciones,
  },
  campos: CAMPOS_DE_RETRIBUCIONES,
  permisos: { 'ver:own': ['empleado'], 'gestionar:all': ['admin'] },
  avisos: ['nominas'],
  novedades: true,
  errores: {
    'no-existe': 404,
    'persona-no-valida': 422,
    'ya-hay': 409,
    futura: 422,
    'no-cuadra-neto': 422,
    'no-cuadra-devengos': 422,
    'no-cuadra-deducciones': 422,
    'archivo-no-valido': 422,
    'archivo-vacio': 422,
    'archivo-sin-lineas': 422,
    'archivo-largo': 422,
    'columnas-faltan': 422,
    'columnas-repetidas': 422,
    'ensayo-cambiado': 409,
  },
  auditoria: { crear: 'persona', cambiar: 'persona', quitar: 'persona', importar: 'empresa', calendario: 'empresa' },
  llamadas: {
    propias: call({
      ...propia,
      conPin: true,
      method: 'GET',
      path: '/perfil/retribuciones',
      resumen:
        'A year of the own pay, month by month, with why each differs from the one before. Without a year: that of today, or the last one with a statement.',
      entrada: z.strictObject({ ano: z.optional(anoDePago) }),
      salida: anoRetribuido,
      errores: [],
    }),
    ocultar: call({
      ...propia,
      nuestra: true,
      method: 'PUT',
      path: '/perfil/retribuciones/importes',
      resumen: 'Whether the own amounts are hidden on the screen until one asks to see them.',
      entrada: z.strictObject({ ocultarImportes: z.boolean() }),
      salida: vacio,
      errores: [],
    }),
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/retribuciones',
      resumen: 'The pay statements of a month, by name. Without a month: the last one that has any.',
      entrada: z.strictObject({
        ano: z.optional(anoDePago),
        mes: z.optional(mesDePago),
        texto: z.optional(z.string().check(z.maxLength(100))),
        clase: filtroDe(CLASES_RETRIBUCION),
        start: z.optional(entero.check(z.minimum(0))),
        limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
      }),
      salida: z.object({
        ano: z.int(),
        mes: z.int(),
        meses: z.array(z.object({ ano: z.int(), mes: z.int() })),
        items: z.array(retribucionListada),
        total: z.int(),
        sumas: z.object({ personas: z.int(), bruto: z.int(), neto: z.int(), sinDocumento: z.int() }),
      }),
      errores: [],
    }),
    una: call({
      ...comun,
      method: 'GET',
      path: '/intranet/retribuciones/una',
      resumen: 'A pay statement with its lines.',
      entrada: z.strictObject({ id: idLargo }),
      salida: retribucionGestionada,
      errores: ['retribuciones.no-existe'],
    }),
    guardar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/retribuciones',
      resumen: 'Writes a pay statement, or corrects the one that is named. What it was before is kept.',
      entrada: entradaRetribucion,
      salida: retribucionGestionada,
      errores: [
        'retribuciones.no-existe',
        'retribuciones.persona-no-valida',
        'retribuciones.ya-hay',
        'retribuciones.futura',
        ...NO_CUADRA,
        'general.cambiado-entretanto',
      ],
    }),
    quitar: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/retribuciones',
      resumen: 'Takes away a pay statement that should not be there. What it said is kept.',
      entrada: z.strictObject({ id: idLargo, version }),
      salida: vacio,
      errores: ['retribuciones.no-existe', 'general.cambiado-entretanto'],
    }),
    calendario: call({
      ...comun,
      method: 'GET',
      path: '/intranet/retribuciones/calendario',
      resumen: 'When the company publishes statements and pays extras, and whether months to come are shown.',
      entrada: nada,
      salida: calendarioDePagas,
      errores: [],
    }),
    guardarCalendario: call({
      ...comun,
      method: 'PUT',
      path: '/intranet/retribuciones/calendario',
      resumen: 'Says when statements are published and extras are paid, and whether months to come are shown.',
      entrada: entradaCalendarioDePagas,
      salida: calendarioDePagas,
      errores: ['general.cambiado-entretanto'],
    }),
    ...llamadasDeImportar,
  },
});
