import type { Perfil } from '@jornada/contract/perfil.ts';
import type { Permiso } from '@jornada/contract/permisos-de-rol.ts';
import type { AjustesEntidad } from '../../shared/company/settings.ts';

type Flags = Pick<Perfil, Extract<keyof Perfil, `Acceso${string}` | `Modulo${string}`>>;

/** The access and module flags of the profile, computed from the person's permissions and the company's modules. */
export function flagsOf(permisos: ReadonlySet<Permiso>, { modulos }: Pick<AjustesEntidad, 'modulos'>): Flags {
  const may = (permiso: Permiso): boolean => permisos.has(permiso);
  const has = (modulo: AjustesEntidad['modulos'][number]): boolean => modulos.includes(modulo);
  return {
    Modulos: modulos,
    ModuloVacaciones: has('vacaciones'),
    ModuloBajas: has('bajas'),
    ModuloPermisos: has('permisos'),
    ModuloReservas: has('reservas') && may('reservas.ver:own'),
    // Clocking with a project is the company's to switch on, for everybody with a record.
    ModuloProyectos: has('proyectos') && may('registros.ver:own'),
    ModuloHorasExtra: has('horas-extra') && may('horas-extra.ver:own'),
    ModuloGastos: has('gastos') && may('gastos.ver:own'),
    ModuloChat: has('chat') && may('chat.ver:own'),
    ModuloWiki: has('wiki') && may('wiki.ver:own'),
    ModuloTeam: has('team'),
    AccesoFichaje: may('registros.fichar:own'),
    AccesoVacaciones: may('vacaciones.ver:own'),
    AccesoBajas: may('bajas.ver:own'),
    AccesoPermisos: may('permisos.ver:own'),
    AccesoResumen: may('resumen.ver:own'),
    AccesoEstadisticas: may('estadisticas.ver:own'),
    AccesoRetribuciones: may('retribuciones.ver:own'),
    AccesoModelo145: may('modelo145.ver:own'),
    AccesoDocumentacion: may('documentacion.ver:own'),
    AccesoPeople: may('people.ver:all'),
    AccesoResponder: may('solicitudes.decidir:team') || may('solicitudes.decidir:all'),
    AccesoTurnos: may('turnos.ver:own'),
    AccesoCambioTurnos: may('turnos.cambiar:own'),
    AccesoProyectosFinJornada: has('proyectos') && may('registros.proyectos:own'),
  };
}
