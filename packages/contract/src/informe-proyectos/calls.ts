import * as z from 'zod/mini';
import { FORMATOS_INFORME } from '@jornada/domain/informe-proyectos/modelo.ts';
import { call } from '../call.ts';
import { descarga } from '../descarga.ts';
import { feature } from '../feature.ts';
import { id, nada, textoHasta, vacio } from '../valores.ts';
import { CAMPOS_DE_INFORMES } from './campos.ts';
import { llamadasDeFacturar } from './facturar.ts';
import {
  columnaDeInforme,
  consultaDeInforme,
  entradaInforme,
  facturacionVista,
  filaDeInforme,
  filasDeFila,
  informeVista,
  porFacturarVista,
  presupuestoDeProyecto,
  presupuestoEnGrafica,
  sumaDeInforme,
  vistaDeInforme,
} from './vistas.ts';

export { entradaFacturar } from './facturar.ts';
export type {
  ConsultaDeInforme,
  FacturacionVista,
  FilaDeInforme,
  InformeVista,
  PorFacturarVista,
  PresupuestoDeProyecto,
  PresupuestoEnGrafica,
  SumaDeInforme,
  VistaDeInforme,
} from './vistas.ts';

const comun = { host: 'instance', acceso: 'informe-proyectos.ver:team', nuestra: true, soloTitular: true } as const;

export const entradaVistaDeInforme = z.strictObject({
  nombre: textoHasta(60).check(z.minLength(1)),
  compartida: z.boolean(),
  consulta: consultaDeInforme,
});

export const informeProyectos = feature('informe-proyectos', {
  resumen:
    'What projects took: hours and cost by any two of client, project, task, kind, person, week and month; budgets; what can be billed.',
  esquemas: {
    InformeProyectos: informeVista,
    FilaDeInforme: filaDeInforme,
    ColumnaDeInforme: columnaDeInforme,
    SumaDeInforme: sumaDeInforme,
    PresupuestoDeProyecto: presupuestoDeProyecto,
    PresupuestoEnGrafica: presupuestoEnGrafica,
    ConsultaDeInforme: consultaDeInforme,
    VistaDeInforme: vistaDeInforme,
    PorFacturar: porFacturarVista,
    Facturacion: facturacionVista,
  },
  campos: CAMPOS_DE_INFORMES,
  modulo: 'proyectos',
  permisos: { 'ver:team': ['responsable'], 'ver:all': ['admin'], 'facturar:all': ['admin'] },
  errores: {
    'periodo-no-valido': 422,
    'dimensiones-iguales': 422,
    'vista-no-existe': 404,
    'vista-repetida': 409,
    'demasiadas-vistas': 409,
    'proyecto-no-existe': 404,
    'sin-responsable': 422,
    'ya-avisado': 409,
    'nada-que-facturar': 422,
    'facturacion-no-existe': 404,
    'ya-anulada': 409,
  },
  auditoria: { exportar: 'empresa', facturar: 'proyecto', 'anular-facturacion': 'proyecto', avisar: 'proyecto' },
  avisos: ['presupuestos'],
  novedades: true,
  llamadas: {
    informe: call({
      ...comun,
      method: 'GET',
      path: '/intranet/informe-proyectos',
      resumen:
        'The report, the longest line first, and the worst budget of its projects. Whoever does not see all projects sees those they answer for.',
      entrada: z.strictObject(entradaInforme),
      salida: informeVista,
      errores: ['informe-proyectos.periodo-no-valido', 'informe-proyectos.dimensiones-iguales'],
    }),
    fila: call({
      ...comun,
      method: 'GET',
      path: '/intranet/informe-proyectos/fila',
      resumen: 'The lines within one line of a report.',
      entrada: z.strictObject({
        ...entradaInforme,
        clave: z.string().check(z.maxLength(20), z.regex(/^(?:\d{1,10}|\d{4}-\d\d(?:-\d\d)?)?$/)),
      }),
      salida: filasDeFila,
      errores: ['informe-proyectos.periodo-no-valido', 'informe-proyectos.dimensiones-iguales'],
    }),
    exportar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/informe-proyectos/exportar',
      cambia: 'nada',
      resumen: 'Answers where to fetch the report as a file, once, within a minute. It is written down that it was asked for.',
      entrada: z.strictObject({ ...entradaInforme, formato: z.enum(FORMATOS_INFORME) }),
      salida: z.object({ token: z.string() }),
      errores: ['informe-proyectos.periodo-no-valido', 'informe-proyectos.dimensiones-iguales'],
    }),
    avisar: call({
      ...comun,
      method: 'POST',
      path: '/intranet/informe-proyectos/avisar',
      resumen: 'Tells whoever answers for a project how its budget stands, once a day.',
      entrada: z.strictObject({ proyecto: id }),
      salida: vacio,
      errores: ['informe-proyectos.proyecto-no-existe', 'informe-proyectos.sin-responsable', 'informe-proyectos.ya-avisado'],
    }),
    vistas: call({
      ...comun,
      method: 'GET',
      path: '/intranet/informe-proyectos/vistas',
      resumen: 'The reports that the caller has kept under a name, and those that others share.',
      entrada: nada,
      salida: z.object({ items: z.array(vistaDeInforme) }),
      errores: [],
    }),
    guardarVista: call({
      ...comun,
      method: 'POST',
      path: '/intranet/informe-proyectos/vistas',
      resumen: 'Keeps what a report asks for under a name.',
      entrada: entradaVistaDeInforme,
      salida: vistaDeInforme,
      errores: ['informe-proyectos.vista-repetida', 'informe-proyectos.demasiadas-vistas'],
    }),
    quitarVista: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/informe-proyectos/vistas',
      resumen: 'Forgets a report that the caller has kept.',
      entrada: z.strictObject({ id }),
      salida: vacio,
      errores: ['informe-proyectos.vista-no-existe'],
    }),
    ...llamadasDeFacturar,
  },
});

/** Fetched by the browser with a link that works once, so without a session and by itself. */
export const exporteInforme = feature('exporte-informe', {
  resumen: 'A report about projects as a file.',
  errores: { caducado: 404, 'demasiado-grande': 413 },
  llamadas: {
    descargar: call({
      ...descarga,
      path: '/informe-proyectos/exporte',
      resumen: 'The report with the lines within its lines. It is written while it is read.',
      errores: ['exporte-informe.caducado', 'exporte-informe.demasiado-grande'],
    }),
  },
});
