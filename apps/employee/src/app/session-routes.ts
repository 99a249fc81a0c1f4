/** The only list of the features that need a session. A new one is one line here, in the order of the folders. */
export { bajasRoutes } from '../features/bajas/routes.ts';
export { bandejaRoutes } from '../features/bandeja/routes.ts';
export { configuracionRoutes } from '../features/configuracion/routes.ts';
export { contactoRoutes } from '../features/contacto/routes.ts';
export { finJornadaRoutes } from '../features/fin-jornada/routes.ts';
export { gastosRoutes } from '../features/gastos/routes.ts';
export { homeRoutes } from '../features/home/routes.ts';
export { horasExtraRoutes } from '../features/horas-extra/routes.ts';
export { logsRoutes } from '../features/logs/routes.ts';
export { permisosRoutes } from '../features/permisos/routes.ts';
export { registrosRoutes } from '../features/registros/routes.ts';
export { reservasRoutes } from '../features/reservas/routes.ts';
export { resumenRoutes } from '../features/resumen/routes.ts';
export { solicitudesRoutes } from '../features/solicitudes/routes.ts';
export { vacacionesRoutes } from '../features/vacaciones/routes.ts';
