import { describe, expect, it } from 'vitest';
import { MODULOS_SOLICITUD } from '../solicitudes/modelo.ts';
import { menuPara, type IdMenu, type OpcionesMenu, type PerfilMenu } from './menu.ts';

const NADA: PerfilMenu = {
  EsAdmin: false,
  LogsActivos: false,
  ResumenAppMovil: false,
  EstadisticasAppMovil: false,
  AccesoCambioTurnos: false,
  AccesoProyectosFinJornada: false,
  ModuloVacaciones: false,
  ModuloBajas: false,
  ModuloPermisos: false,
  ModuloReservas: false,
  ModuloProyectos: false,
  ModuloHorasExtra: false,
  ModuloGastos: false,
  ModuloChat: false,
  ModuloWiki: false,
  ModuloTeam: false,
  AccesoFichaje: false,
  AccesoVacaciones: false,
  AccesoBajas: false,
  AccesoPermisos: false,
  AccesoResumen: false,
  AccesoEstadisticas: false,
  AccesoDocumentacion: false,
  AccesoPeople: false,
  AccesoResponder: false,
};
type Flag = { [K in keyof PerfilMenu]: PerfilMenu[K] extends boolean ? K : never }[keyof PerfilMenu];
const BANDERAS = Object.entries(NADA)
  .filter(([, valor]) => typeof valor === 'boolean')
  .map(([nombre]) => nombre as Flag);

const con = (...banderas: Flag[]): PerfilMenu => ({ ...NADA, ...Object.fromEntries(banderas.map((bandera) => [bandera, true])) });
const TODO = con(...BANDERAS);
const PROPIO: OpcionesMenu = { simulado: false, quiosco: false, autologin: false, showLogout: false };
const menu = (perfil: PerfilMenu, opciones: Partial<OpcionesMenu> = {}) => menuPara(perfil, { ...PROPIO, ...opciones });
/** Ids of the entries without Configuración, which everybody has except kiosks. */
const ids = (perfil: PerfilMenu): IdMenu[] =>
  menu(perfil)
    .entradas.map(({ id }) => id)
    .filter((id) => id !== 'configuracion');

describe('entries by flag', () => {
  it.each<[Flag[], IdMenu[]]>([
    [[], []],
    // Each flag alone: many show nothing without a second one.
    [['EsAdmin'], []],
    [['LogsActivos'], []],
    [['AccesoFichaje'], ['inicio', 'calendario', 'bandeja']],
    [['ModuloProyectos'], ['calendario']],
    [['AccesoProyectosFinJornada'], ['calendario']],
    [['ModuloVacaciones'], []],
    [['AccesoVacaciones'], []],
    [['ModuloBajas'], []],
    [['AccesoBajas'], []],
    [['ModuloPermisos'], []],
    [['AccesoPermisos'], []],
    [['ModuloReservas'], ['calendario', 'bandeja', 'reservas']],
    [['ModuloHorasExtra'], ['calendario', 'bandeja', 'horas-extra']],
    [['ModuloGastos'], ['calendario', 'bandeja', 'gastos']],
    [['ResumenAppMovil'], []],
    [['AccesoResumen'], []],
    [['EstadisticasAppMovil'], []],
    [['AccesoEstadisticas'], []],
    [['AccesoCambioTurnos'], ['turnos']],
    [['AccesoDocumentacion'], ['documentacion']],
    [['ModuloTeam'], []],
    [['AccesoPeople'], []],
    [['AccesoResponder'], ['bandeja']],
    [['ModuloWiki'], ['wiki']],
    [['ModuloChat'], ['chat']],
    // Pairs.
    [
      ['ModuloVacaciones', 'AccesoVacaciones'],
      ['calendario', 'bandeja', 'vacaciones'],
    ],
    [
      ['ModuloBajas', 'AccesoBajas'],
      ['calendario', 'bandeja', 'bajas'],
    ],
    [
      ['ModuloPermisos', 'AccesoPermisos'],
      ['calendario', 'bandeja', 'permisos'],
    ],
    [['ModuloVacaciones', 'AccesoBajas'], []],
    [['ModuloTeam', 'AccesoPeople'], ['team']],
    // With more than one request module there is only the combined entry.
    [
      ['ModuloReservas', 'ModuloGastos'],
      ['calendario', 'bandeja', 'solicitudes'],
    ],
    [
      ['ModuloVacaciones', 'AccesoVacaciones', 'ModuloHorasExtra'],
      ['calendario', 'bandeja', 'solicitudes'],
    ],
    [
      ['ModuloReservas', 'ModuloHorasExtra', 'ModuloGastos'],
      ['calendario', 'bandeja', 'solicitudes'],
    ],
    // A module without its access flag does not count.
    [
      ['ModuloReservas', 'ModuloVacaciones'],
      ['calendario', 'bandeja', 'reservas'],
    ],
    // Turnos is no request module.
    [
      ['ModuloReservas', 'AccesoCambioTurnos'],
      ['calendario', 'bandeja', 'reservas', 'turnos'],
    ],
    [
      ['ModuloReservas', 'ModuloGastos', 'AccesoCambioTurnos'],
      ['calendario', 'bandeja', 'turnos', 'solicitudes'],
    ],
  ])('%j shows %j', (banderas, esperadas) => {
    expect(ids(con(...banderas))).toEqual(esperadas);
  });

  it('has an inbox for everybody with a record of their own, and not on a kiosk', () => {
    expect(menu({ ...NADA, AccesoFichaje: true }, { quiosco: true }).entradas.map(({ id }) => id)).toEqual(['inicio', 'calendario']);
  });

  it('shows everything in its order, without Privacidad and Proyectos', () => {
    expect(menu(TODO).entradas.map(({ id }) => id)).toEqual([
      'inicio',
      'calendario',
      'resumen',
      'bandeja',
      'turnos',
      'solicitudes',
      'documentacion',
      'team',
      'wiki',
      'chat',
      'configuracion',
    ]);
  });

  it('has a route and a key of its own for every entry', () => {
    const solo = MODULOS_SOLICITUD.map((modulo) => menu({ ...TODO, ...soloModulo(modulo) }).entradas);
    const rutas = new Map([...menu(TODO).entradas, ...solo.flat()].map(({ id, ruta }) => [id, ruta]));
    expect(Object.fromEntries(rutas)).toEqual({
      inicio: '/home',
      calendario: '/registros-list',
      resumen: '/resumen',
      bandeja: '/bandeja',
      vacaciones: '/vacaciones',
      bajas: '/bajas-list',
      permisos: '/permisos-list',
      reservas: '/reservas-list',
      'horas-extra': '/horas-extra-list',
      gastos: '/gastos-list',
      solicitudes: '/solicitudes',
      turnos: '/cambio-turnos-list',
      documentacion: '/documentacion-pin',
      team: '/team',
      wiki: '/wiki-list',
      chat: '/chat-list',
      configuracion: '/configuracion',
    });
    for (const { id, clave } of menu(TODO).entradas) expect(clave).toBe(`menu.entradas.${id}`);
  });

  it('keeps the groups together', () => {
    const grupos = menu(TODO).entradas.map(({ grupo }) => grupo);
    expect([...new Set(grupos)]).toEqual(grupos.filter((grupo, i) => grupo !== grupos[i - 1]));
  });
});

function soloModulo(modulo: (typeof MODULOS_SOLICITUD)[number]): Partial<PerfilMenu> {
  return {
    ModuloVacaciones: modulo === 'vacaciones',
    ModuloBajas: modulo === 'bajas',
    ModuloPermisos: modulo === 'permisos',
    ModuloReservas: modulo === 'reservas',
    ModuloHorasExtra: modulo === 'horas-extra',
    ModuloGastos: modulo === 'gastos',
  };
}

describe('Resumen and Estadísticas', () => {
  const RESUMEN: Flag[] = ['ResumenAppMovil', 'AccesoResumen'];
  const ESTADISTICAS: Flag[] = ['EstadisticasAppMovil', 'AccesoEstadisticas'];

  it.each<[Flag[], string[], string | undefined]>([
    [['AccesoFichaje', ...RESUMEN], ['resumen'], 'menu.entradas.resumen'],
    [['AccesoFichaje', ...ESTADISTICAS], ['estadisticas'], 'menu.entradas.estadisticas'],
    [['AccesoFichaje', ...RESUMEN, ...ESTADISTICAS], ['resumen', 'estadisticas'], 'menu.entradas.resumen'],
    [['AccesoFichaje', 'ResumenAppMovil', 'AccesoEstadisticas'], [], undefined],
    [[...RESUMEN, ...ESTADISTICAS], [], undefined],
  ])('%j gives the tabs %j', (banderas, pestanas, clave) => {
    const { entradas, pestanas: dadas } = menu(con(...banderas));
    expect(dadas).toEqual(pestanas);
    expect(entradas.filter(({ ruta }) => ruta === '/resumen').map((entrada) => entrada.clave)).toEqual(clave ? [clave] : []);
  });
});

describe('badges', () => {
  it('counts on Turnos, Comunicados and Chat, each its own', () => {
    const { entradas } = menu({ ...TODO, Insignias: { turnos: 2, wiki: 3, chat: 5 } });
    expect(entradas.filter(({ insignia }) => insignia !== null).map(({ id, insignia }) => [id, insignia])).toEqual([
      ['turnos', 2],
      ['wiki', 3],
      ['chat', 5],
    ]);
  });

  it('counts on the inbox what waits there', () => {
    const counted = (asuntos: number) => menu(TODO, { asuntos }).entradas.find(({ id }) => id === 'bandeja')?.insignia;
    expect([counted(4), counted(0)]).toEqual([4, null]);
  });

  it('has none for nothing, and none for less', () => {
    const { entradas } = menu({ ...TODO, Insignias: { turnos: 0, wiki: -1 } });
    expect(entradas.every(({ insignia }) => insignia === null)).toBe(true);
  });

  it('does not bring back an entry that is hidden', () => {
    expect(ids({ ...NADA, Insignias: { chat: 5 } })).toEqual([]);
  });
});

describe('around the entries', () => {
  it.each<[string, Flag[], Partial<OpcionesMenu>, { admin: boolean; logs: boolean; desconectar: boolean }]>([
    ['an employee', [], {}, { admin: false, logs: false, desconectar: true }],
    ['an admin', ['EsAdmin'], {}, { admin: true, logs: false, desconectar: true }],
    ['an admin who acts for somebody', ['EsAdmin'], { simulado: true }, { admin: false, logs: false, desconectar: true }],
    ['logging on', ['LogsActivos'], {}, { admin: false, logs: true, desconectar: true }],
    ['a kiosk', [], { quiosco: true }, { admin: false, logs: false, desconectar: false }],
    [
      'a kiosk that a link opened, with showLogout',
      [],
      { quiosco: true, autologin: true, showLogout: true },
      { admin: false, logs: false, desconectar: false },
    ],
    ['an auto-token link', [], { autologin: true }, { admin: false, logs: false, desconectar: false }],
    ['an auto-token link with showLogout', [], { autologin: true, showLogout: true }, { admin: false, logs: false, desconectar: true }],
    ['showLogout without a link', [], { showLogout: true }, { admin: false, logs: false, desconectar: true }],
  ])('%s', (_quien, banderas, opciones, esperado) => {
    expect(menu(con(...banderas), opciones)).toMatchObject(esperado);
  });

  it('gives Configuración to everybody, but never on a kiosk, whoever clocks there', () => {
    expect(menu(NADA).entradas.map(({ id }) => id)).toEqual(['configuracion']);
    expect(menu(NADA, { quiosco: true, simulado: true }).entradas).toEqual([]);
  });
});
