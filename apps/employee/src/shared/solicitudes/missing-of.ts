import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';

/** What is said not to be there where a request of the module is not. */
export const missingOf = (modulo: ModuloSolicitud): 'permiso' | 'solicitud' => (modulo === 'permisos' ? 'permiso' : 'solicitud');
