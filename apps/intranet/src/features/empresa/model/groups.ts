import type { AjustesEmpresa, EmpresaVista } from '@jornada/contract';

/** Settings that are on or off. */
export type Bandera = { [K in keyof AjustesEmpresa]: AjustesEmpresa[K] extends boolean ? K : never }[keyof AjustesEmpresa];

/** The parts of the page, in their order. */
export const PARTES = ['general', 'fichajes', 'turnos', 'posicion', 'modulos', 'equipo', 'tipos', 'seguridad'] as const;
export type ParteEmpresa = (typeof PARTES)[number];

export const BANDERAS: Readonly<Record<Exclude<ParteEmpresa, 'general' | 'tipos'>, readonly Bandera[]>> = {
  fichajes: ['comentariosEnFichajes', 'usuarioPuedeModificarFichajes', 'verJornadaPrevista', 'mostrarHorasTotalizadas', 'avisarLimites'],
  turnos: ['turnosSinDevolver', 'turnosOfertas'],
  posicion: ['usarGps', 'requerirGpsEnAppMovil', 'exigirCercania', 'mostrarCercaLejos', 'guardarUbicacionExacta', 'mostrarConexionGps'],
  modulos: ['resumenApp', 'estadisticasApp', 'notificaciones', 'guardaFoto'],
  equipo: ['equipoCorreo', 'equipoTelefono', 'equipoTrabajando', 'equipoEligen'],
  seguridad: ['segundoFactorAdmins', 'logs'],
};

/** The values that differ from the stored ones. Only these are sent, so that nothing else changes. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(before[key as keyof T]) !== JSON.stringify(value));
  return Object.fromEntries(changed) as Partial<T>;
}

/** The typed values of a company. */
export type Valores = Pick<EmpresaVista, 'nombre' | 'nif' | 'ccc' | 'idioma' | 'ajustes'>;
