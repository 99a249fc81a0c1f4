import { acceso } from './acceso.ts';
import { accesoIntranet } from './acceso-intranet.ts';
import { auditoria } from './auditoria.ts';
import { auth } from './auth.ts';
import { bandeja } from './bandeja.ts';
import { bolsa } from './bolsa.ts';
import { centros } from './centros.ts';
import { cierres } from './cierres.ts';
import { contacto } from './contacto.ts';
import { correo } from './correo.ts';
import { cuenta, misDatos } from './cuenta.ts';
import { departamentos } from './departamentos.ts';
import { documentacion } from './documentacion.ts';
import { empresa } from './empresa.ts';
import { factores } from './factores.ts';
import { festivos } from './festivos.ts';
import { fotos } from './fotos.ts';
import { general, intranet, sesion } from './general.ts';
import { geo } from './geo.ts';
import { horarios } from './horarios.ts';
import { login } from './login.ts';
import { notificaciones, webPush } from './notificaciones.ts';
import { novedades } from './novedades.ts';
import { bajas, gastos, horasExtra, modelo145, people, permisos, quiosco, reservas, retribuciones, turnos, vacaciones } from './pending.ts';
import { personas } from './personas/calls.ts';
import { importar } from './personas/importar.ts';
import { proyectos } from './proyectos.ts';
import { recovery } from './recovery.ts';
import { registroEmpresa } from './registro.ts';
import { registros } from './registros/calls.ts';
import { estadisticas, resumen } from './resumen.ts';
import { sesiones } from './sesiones.ts';
import { simulado } from './simulado.ts';
import { tipos } from './tipos.ts';
import { versiones } from './versiones.ts';
import type { Call } from './call.ts';
import type { FactsOf } from './feature.ts';

/** Every feature of the product: the only list of them. A new one is one line here. */
export const FEATURES = [
  acceso,
  accesoIntranet,
  auditoria,
  auth,
  bajas,
  bandeja,
  bolsa,
  centros,
  cierres,
  contacto,
  correo,
  cuenta,
  departamentos,
  documentacion,
  empresa,
  estadisticas,
  factores,
  festivos,
  fotos,
  gastos,
  general,
  geo,
  horarios,
  horasExtra,
  importar,
  intranet,
  login,
  misDatos,
  modelo145,
  notificaciones,
  novedades,
  people,
  permisos,
  personas,
  proyectos,
  quiosco,
  recovery,
  registroEmpresa,
  registros,
  reservas,
  resumen,
  retribuciones,
  sesion,
  sesiones,
  simulado,
  tipos,
  turnos,
  vacaciones,
  versiones,
  webPush,
] as const;

/** What any feature declares. */
export type FactsOfAny = FactsOf<(typeof FEATURES)[number]>;

/** Every call of the wire. */
export const CALLS: readonly Call[] = FEATURES.flatMap((of) => Object.values<Call>(of));
