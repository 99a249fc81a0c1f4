/**
 * Pages of the employee app whose links open the app, as beginnings of paths. Android cannot exclude anything, so what shall stay in the
 * browser (the intranet, the check of a file, the API) is simply not here.
 */
export const LINK_PATHS = [
  '/signin',
  '/login',
  '/recovery',
  '/registro-completado',
  '/home',
  '/bandeja',
  '/registros-list',
  '/mensual',
  '/firmas',
  '/configuracion',
  '/wiki-list',
  '/wiki-view',
  '/chat-list',
  '/chat-view',
  '/documentacion',
  '/retribuciones',
  '/vacaciones',
  '/permisos',
  '/bajas',
  '/gastos',
  '/horas-extra',
  '/reservas',
  '/cambio-turnos',
  '/tareas',
  '/visitas',
  '/solicitudes',
  '/team',
];

/** Languages of the product; the first is what somebody gets whose device speaks none of them. */
export const LANGUAGES = ['en', 'es', 'pt', 'de'] as const;
export type MobileLanguage = (typeof LANGUAGES)[number];
