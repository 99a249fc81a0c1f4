/**
 * The origins of the employee app in its mobile wrapper: its files lie in the app, on Android and on iOS. No page on the web has
 * the second one, and the first one only on the device itself.
 */
export const MOBILE_ORIGINS: readonly string[] = ['https://localhost', 'capacitor://localhost'];

/** The scheme that opens the wrapper: a provider's log-in in the system's browser ends there. */
export const MOBILE_SCHEME = 'jornada';

/**
 * For the wrapper, which has no cookies of the server: what a browser gets in `Set-Cookie` and sends in `Cookie`. An answer has
 * `name=value` or, to forget one, `name=`, separated by commas; a request all that are kept, separated by semicolons.
 */
export const CABECERA_SECRETOS = 'X-Jornada-Secretos';

/** The secret that renews a session; where the server has https, its name begins with a prefix of browsers. */
export const SECRETO_DE_SESION = 'jornada_refresh';

/**
 * Pages of the employee app to which links of mails, messages and colleagues lead; on a phone they open the app. A path ends in
 * `/*` where something follows it. Everything else stays with the browser: the intranet, files, calls, and pages for people
 * without an account.
 */
export const MOBILE_LINKS: readonly string[] = [
  '/signin',
  '/login',
  '/recovery',
  '/registro-completado-movil',
  '/home',
  '/bandeja',
  '/bandeja/*',
  '/wiki-view/*',
  '/chat-view/*',
  '/vacaciones-view/*',
  '/bajas-view/*',
  '/permisos-view/*',
  '/reservas-view/*',
  '/horas-extra-view/*',
  '/gastos-view/*',
  '/cambio-turnos-list',
  '/cambio-turnos-view/*',
  '/documentacion-view/*',
  '/documentacion-pin',
  '/registros-list',
  '/registros-list/*',
  '/solicitud-cambio-hora/*',
  '/resumen',
  '/resumen/*',
  '/firmas',
  '/modelo145',
  '/retribuciones',
  '/tareas-view',
  '/tareas-buscador',
  '/visitas',
  '/contacto',
  '/configuracion',
  '/configuracion/*',
];
