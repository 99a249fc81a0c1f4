import { acceso } from '../features/acceso/routes.ts';
import { auditoria } from '../features/auditoria/routes.ts';
import { ausencias } from '../features/ausencias/routes.ts';
import { bajas } from '../features/bajas/routes.ts';
import { bolsa } from '../features/bolsa/routes.ts';
import { centros } from '../features/centros/routes.ts';
import { chat } from '../features/chat/routes.ts';
import { contacto } from '../features/contacto/routes.ts';
import { correo } from '../features/correo/routes.ts';
import { departamentos } from '../features/departamentos/routes.ts';
import { documentos } from '../features/documentos/routes.ts';
import { empresa } from '../features/empresa/routes.ts';
import { excesos } from '../features/excesos/routes.ts';
import { exportes } from '../features/exportes/routes.ts';
import { festivos } from '../features/festivos/routes.ts';
import { firmas } from '../features/firmas/routes.ts';
import { gastos } from '../features/gastos/routes.ts';
import { gastosAjustes } from '../features/gastos-ajustes/routes.ts';
import { horarios } from '../features/horarios/routes.ts';
import { horasExtra } from '../features/horas-extra/routes.ts';
import { informeProyectos } from '../features/informe-proyectos/routes.ts';
import { inicio } from '../features/inicio/routes.ts';
import { limites } from '../features/limites/routes.ts';
import { mes } from '../features/mes/routes.ts';
import { inspeccion } from '../features/inspeccion/routes.ts';
import { modelo145 } from '../features/modelo145/routes.ts';
import { permisos } from '../features/permisos/routes.ts';
import { personas } from '../features/personas/routes.ts';
import { primerosPasos } from '../features/primeros-pasos/routes.ts';
import { proyectos } from '../features/proyectos/routes.ts';
import { proyectosImportar } from '../features/proyectos-importar/routes.ts';
import { proyectosAjustes } from '../features/proyectos-ajustes/routes.ts';
import { quiosco } from '../features/quiosco/routes.ts';
import { reservas } from '../features/reservas/routes.ts';
import { retribuciones } from '../features/retribuciones/routes.ts';
import { roles } from '../features/roles/routes.ts';
import { semanasProyectos } from '../features/semanas-proyectos/routes.ts';
import { sesiones } from '../features/sesiones/routes.ts';
import { solicitudes } from '../features/solicitudes/routes.ts';
import { tarifas } from '../features/tarifas/routes.ts';
import { turnos } from '../features/turnos/routes.ts';
import { vacaciones } from '../features/vacaciones/routes.ts';
import { wiki } from '../features/wiki/routes.ts';
import { visitas } from '../features/visitas/routes.ts';

/** The only list of the intranet's features, in the order of the menu. A new one is one line here, and its import. */
export const FEATURES = [
  inicio,
  solicitudes,
  ausencias,
  personas,
  departamentos,
  centros,
  quiosco,
  mes,
  firmas,
  excesos,
  horasExtra,
  bolsa,
  limites,
  horarios,
  turnos,
  festivos,
  exportes,
  vacaciones,
  bajas,
  permisos,
  gastos,
  reservas,
  visitas,
  proyectos,
  semanasProyectos,
  informeProyectos,
  tarifas,
  documentos,
  retribuciones,
  modelo145,
  wiki,
  chat,
  contacto,
  correo,
  empresa,
  roles,
  acceso,
  gastosAjustes,
  proyectosAjustes,
  proyectosImportar,
  sesiones,
  auditoria,
  primerosPasos,
  inspeccion,
] as const;
