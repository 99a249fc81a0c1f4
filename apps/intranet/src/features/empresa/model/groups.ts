import type { AjustesEmpresa, EmpresaVista } from '@jornada/contract';

/** Settings that are on or off. */
export type Bandera = { [K in keyof AjustesEmpresa]: AjustesEmpresa[K] extends boolean ? K : never }[keyof AjustesEmpresa];

/** The parts of the page, in the order in which somebody asks themselves about them. */
export const PARTES = ['general', 'fichajes', 'posicion', 'modulos', 'tipos', 'seguridad'] as const;
export type Parte = (typeof PARTES)[number];

export const BANDERAS: Readonly<Record<Exclude<Parte, 'general' | 'tipos'>, readonly Bandera[]>> = {
  fichajes: ['comentariosEnFichajes', 'usuarioPuedeModificarFichajes', 'verJornadaPrevista', 'mostrarHorasTotalizadas', 'avisarLimites'],
  posicion: ['usarGps', 'requerirGpsEnAppMovil', 'exigirCercania', 'mostrarCercaLejos', 'guardarUbicacionExacta', 'mostrarConexionGps'],
  modulos: ['resumenApp', 'estadisticasApp', 'notificaciones', 'guardaFoto'],
  seguridad: ['segundoFactorAdmins', 'logs'],
};

/** What differs from what was read: only that is sent, so that nothing else is touched. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(before[key as keyof T]) !== JSON.stringify(value));
  return Object.fromEntries(changed) as Partial<T>;
}

/** What is typed of a company. */
export type Valores = Pick<EmpresaVista, 'nombre' | 'nif' | 'idioma' | 'ajustes'>;
