/**
 * The side menu: the entries that a person sees, their order and their badges. The rules of the specification (sections 2 and 6)
 * are here and nowhere else; the screens only draw the result.
 */

import { MODULOS_SOLICITUD, type ModuloSolicitud } from '../solicitudes/modelo.ts';

/** The fields of a profile that the menu needs. The profile of the contract has them all. */
export type PerfilMenu = {
  EsAdmin: boolean;
  LogsActivos: boolean;
  /** What waits, by entry. A profile that a device has kept from before has none. */
  Insignias?: Readonly<Record<string, number>>;
  /** The parts of the product that the company has switched on. */
  Modulos?: readonly string[];
  ResumenAppMovil: boolean;
  EstadisticasAppMovil: boolean;
  AccesoCambioTurnos: boolean;
  AccesoProyectosFinJornada: boolean;
  ModuloVacaciones: boolean;
  ModuloBajas: boolean;
  ModuloPermisos: boolean;
  ModuloReservas: boolean;
  ModuloProyectos: boolean;
  ModuloHorasExtra: boolean;
  ModuloGastos: boolean;
  ModuloChat: boolean;
  ModuloWiki: boolean;
  ModuloTeam: boolean;
  AccesoFichaje: boolean;
  AccesoVacaciones: boolean;
  AccesoBajas: boolean;
  AccesoPermisos: boolean;
  AccesoResumen: boolean;
  AccesoEstadisticas: boolean;
  AccesoDocumentacion: boolean;
  AccesoPeople: boolean;
  AccesoResponder: boolean;
};

/** How the person signed in. */
export type OpcionesMenu = {
  /** Somebody acts for another person, or a PIN was used at a kiosk. */
  simulado: boolean;
  /** Whether the device is a kiosk, whoever clocks there. */
  quiosco: boolean;
  /** Signed in through an auto-token link. */
  autologin: boolean;
  /** The link had showLogout=true. */
  showLogout: boolean;
  /** How many matters wait in the inbox; 0 if there is no inbox. */
  asuntos?: number;
};

export type PestanaResumen = 'resumen' | 'estadisticas';
/** The groups of the menu, in their order. */
export const GRUPOS_MENU = ['jornada', 'gestiones', 'empresa', 'ajustes'] as const;
export type GrupoMenu = (typeof GRUPOS_MENU)[number];
export type IdMenu =
  | 'inicio'
  | 'calendario'
  | 'resumen'
  | 'bandeja'
  | ModuloSolicitud
  | 'solicitudes'
  | 'turnos'
  | 'documentacion'
  | 'team'
  | 'wiki'
  | 'chat'
  | 'configuracion'
  | 'privacidad'
  | 'proyectos';

/** One entry. `clave` is its catalogue key, `insignia` the number to show; null: none. */
export type EntradaMenu = { id: IdMenu; ruta: string; clave: string; grupo: GrupoMenu; insignia: number | null };

export type Menu = {
  /** In the order of the menu; hidden entries are left out. */
  entradas: EntradaMenu[];
  /** Tabs of the screen /resumen, in order; empty if its entry is hidden. */
  pestanas: PestanaResumen[];
  admin: boolean;
  logs: boolean;
  desconectar: boolean;
};

/**
 * The request modules that the person may use. Those of the specification have a flag, and the first three an access flag as well; others are on
 * where the company has them.
 */
export function modulosSolicitud(perfil: PerfilMenu): ModuloSolicitud[] {
  const conBandera: Partial<Record<ModuloSolicitud, boolean>> = {
    vacaciones: perfil.ModuloVacaciones && perfil.AccesoVacaciones,
    bajas: perfil.ModuloBajas && perfil.AccesoBajas,
    permisos: perfil.ModuloPermisos && perfil.AccesoPermisos,
    reservas: perfil.ModuloReservas,
    'horas-extra': perfil.ModuloHorasExtra,
    gastos: perfil.ModuloGastos,
  };
  return MODULOS_SOLICITUD.filter((modulo) => conBandera[modulo] ?? perfil.Modulos?.includes(modulo) ?? false);
}

/** The tabs of /resumen. Each needs its app flag, its access flag and the permission to clock. */
export function pestanasResumen(perfil: PerfilMenu): PestanaResumen[] {
  if (!perfil.AccesoFichaje) return [];
  const pestanas: PestanaResumen[] = [];
  if (perfil.ResumenAppMovil && perfil.AccesoResumen) pestanas.push('resumen');
  if (perfil.EstadisticasAppMovil && perfil.AccesoEstadisticas) pestanas.push('estadisticas');
  return pestanas;
}

/** Whether there is something to see in the calendar: one's own record, absences, or hours of projects. */
export const hasCalendario = (perfil: PerfilMenu): boolean =>
  perfil.AccesoFichaje || modulosSolicitud(perfil).length > 0 || perfil.ModuloProyectos || perfil.AccesoProyectosFinJornada;

/** Whether something can wait in the inbox: corrections of one's own record, answers to requests, requests of others to decide about. */
export const hasBandeja = (perfil: PerfilMenu): boolean =>
  perfil.AccesoFichaje || modulosSolicitud(perfil).length > 0 || perfil.AccesoResponder;

type Fila = { id: IdMenu; ruta: string; grupo: GrupoMenu; visible: boolean; clave?: string; cuenta?: number };

const EN_QUIOSCO: ReadonlySet<IdMenu> = new Set(['inicio', 'calendario']);

/** The whole side menu of a person. The same profile and options always give the same menu. */
export function menuPara(perfil: PerfilMenu, opciones: OpcionesMenu): Menu {
  const modulos = modulosSolicitud(perfil);
  const pestanas = pestanasResumen(perfil);
  // A single module has its own entry. With more, there is only the combined one.
  const unico = modulos.length === 1 ? modulos[0] : undefined;

  const filas: Fila[] = [
    { id: 'inicio', ruta: '/home', grupo: 'jornada', visible: perfil.AccesoFichaje },
    { id: 'calendario', ruta: '/registros-list', grupo: 'jornada', visible: hasCalendario(perfil) },
    { id: 'resumen', ruta: '/resumen', grupo: 'jornada', visible: pestanas.length > 0, clave: `menu.entradas.${pestanas[0] ?? 'resumen'}` },
    // Ours: answers to one's own requests are there, too. The bell alone is not found by everybody.
    {
      id: 'bandeja',
      ruta: '/bandeja',
      grupo: 'gestiones',
      visible: hasBandeja(perfil),
      cuenta: opciones.asuntos ?? 0,
    },
    // /vacaciones shows the balance and leads to the list; the others have only the list.
    ...MODULOS_SOLICITUD.map((id): Fila => ({
      id,
      ruta: id === 'vacaciones' ? '/vacaciones' : `/${id}-list`,
      grupo: 'gestiones',
      visible: id === unico,
    })),
    { id: 'turnos', ruta: '/cambio-turnos-list', grupo: 'gestiones', visible: perfil.AccesoCambioTurnos },
    { id: 'solicitudes', ruta: '/solicitudes', grupo: 'gestiones', visible: modulos.length > 1 },
    { id: 'documentacion', ruta: '/documentacion-pin', grupo: 'gestiones', visible: perfil.AccesoDocumentacion },
    { id: 'proyectos', ruta: '/proyectos-fin-jornada', grupo: 'gestiones', visible: false },
    { id: 'team', ruta: '/team', grupo: 'empresa', visible: perfil.ModuloTeam && perfil.AccesoPeople },
    { id: 'wiki', ruta: '/wiki-list', grupo: 'empresa', visible: perfil.ModuloWiki },
    { id: 'chat', ruta: '/chat-list', grupo: 'empresa', visible: perfil.ModuloChat && !opciones.simulado },
    { id: 'configuracion', ruta: '/configuracion', grupo: 'ajustes', visible: true },
    { id: 'privacidad', ruta: '/privacidad', grupo: 'ajustes', visible: false },
  ];

  // At a kiosk one clocks and sees the own record. Everything else is for one's own device.
  const isHere = ({ id }: Fila): boolean => !opciones.quiosco || EN_QUIOSCO.has(id);
  return {
    entradas: filas.filter((fila) => fila.visible && isHere(fila)).map((fila) => aEntrada(fila, badgeOf(perfil, fila.id))),
    pestanas: opciones.quiosco ? [] : pestanas,
    admin: perfil.EsAdmin && !opciones.simulado && !opciones.quiosco,
    logs: perfil.LogsActivos && !opciones.quiosco,
    desconectar: !opciones.quiosco && (!opciones.autologin || opciones.showLogout),
  };
}

/** How much waits behind an entry of the menu: that of the specification by its id, others by the first word of their address. */
export const badgeOf = ({ Insignias }: Pick<PerfilMenu, 'Insignias'>, entry: string): number => Insignias?.[entry] ?? 0;

function aEntrada({ id, ruta, grupo, clave = `menu.entradas.${id}`, cuenta }: Fila, counted: number): EntradaMenu {
  const shown = cuenta ?? counted;
  return { id, ruta, clave, grupo, insignia: shown > 0 ? shown : null };
}
