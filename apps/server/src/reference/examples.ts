import type { Call, EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { auth } from '@jornada/contract/auth.ts';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { centros } from '@jornada/contract/centros.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { login } from '@jornada/contract/login.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { registros } from '@jornada/contract/registros.ts';
import { resumen } from '@jornada/contract/resumen.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { versiones } from '@jornada/contract/versiones.ts';
import type { Example } from '../platform/http/openapi/operation.ts';

/** Gives an example the types of its call. `reference.test.ts` checks it against the schemas. */
const example = <C extends Call>(call: C, said: { entrada?: EntradaDe<C>; salida?: SalidaDe<C> }): [string, Example] => [call.id, said];

const department = {
  id: 4,
  nombre: 'Almacén',
  padre: { id: 1, nombre: 'Operaciones' },
  responsable: { id: 2, nombre: 'Lucía Martín Ortega' },
  abierto: true,
  personas: 12,
  version: 3,
};
const mark = {
  id: 1841,
  fecha: '2026-03-10',
  clase: 'entrada',
  tipoId: 1,
  subtipo: 'trabajo',
  nombre: 'Clock in',
  momento: '2026-03-10T07:02:00Z',
  momentoOriginal: null,
  zona: 'Europe/Madrid',
  recibido: '2026-03-10T07:02:41.318Z',
  modo: 'directo',
  confianza: 'directa',
  proyectoId: null,
  proyecto: null,
  observaciones: null,
  anulado: false,
  autor: null,
  cercania: null,
} as const;

/** Input and output of the calls that most clients need first. */
export const EXAMPLES: Readonly<Record<string, Example>> = Object.fromEntries([
  example(versiones.versionesApp, { entrada: { version: '3.3.8' }, salida: { actual: '3.3.8', minima: '3.3.0', estado: 'al-dia' } }),
  example(acceso.metodos, { entrada: { Username: '00000001R' }, salida: { Metodos: ['password'], Proveedores: [] } }),
  example(login.entrar, { entrada: { UserName: '00000001R', Password: 'jornada-demo' } }),
  example(auth.renovar, { salida: { Token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmVk' } }),
  example(login.ponerIdioma, { entrada: { language: 'en' }, salida: { Language: 'en' } }),
  example(recovery.pedir, { entrada: { user: '00000001R' }, salida: null }),
  example(registros.guardar, { entrada: { tipo: 1, observaciones: 'Working from home today', timezone: 'Europe/Madrid' } }),
  example(registros.byId, { entrada: { id: 1841 }, salida: mark }),
  example(registros.listado, { entrada: { filtro_fecha: '2026-03-10' } }),
  example(registros.borrar, { entrada: { id: 1841 } }),
  example(registros.puedeFichar, { salida: { puede: true, motivo: null, acciones: [2, 3], necesitaPosicion: false } }),
  example(registros.calendario, { entrada: { ano: 2026, mes: 3 } }),
  example(registros.solicitarCambioHora, {
    entrada: { id: 1841, hora: '2026-03-10T06:55:00Z', motivo: 'The terminal did not answer at first.' },
  }),
  example(registros.guardarHorasProyectos, {
    entrada: { fecha: '2026-03-10', horas: [{ Id: 7, horasMinutos: 240 }] },
    salida: { fecha: '2026-03-10', totalMinutos: 240 },
  }),
  example(tipos.proyectos, { salida: { items: [{ Id: 7, Nombre: 'New warehouse', Cliente: 'Norte Logística' }] } }),
  example(resumen.exportar, { entrada: { formato: 'csv', ano: 2026, mes: 3 } }),
  example(bandeja.listado, { entrada: { estado: 'por-responder', start: 0, limit: 20 } }),
  example(sesiones.cerrar, { entrada: { id: '0f8fad5b-d9cb-469f-a165-70867728950e' } }),
  example(departamentos.listado, { salida: { items: [{ Id: 1, Nombre: 'Operaciones', PadreId: null }] } }),
  example(departamentos.gestion, { salida: { items: [department], total: 1 } }),
  example(departamentos.guardar, { entrada: { id: 4, version: 2, nombre: 'Almacén', padre: 1, responsable: 2 }, salida: department }),
  example(departamentos.cerrar, { entrada: { id: 4, version: 3 }, salida: { ...department, abierto: false, version: 4 } }),
  example(centros.regiones, { entrada: { pais: 'ES' } }),
  example(proyectos.listado, { entrada: {} }),
]);
