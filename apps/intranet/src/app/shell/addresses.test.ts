import { expect, it } from 'vitest';
import { createPerfil } from '@jornada/testkit';
import de from '@jornada/i18n/catalogues/buscador/de.json';
import en from '@jornada/i18n/catalogues/buscador/en.json';
import es from '@jornada/i18n/catalogues/buscador/es.json';
import pt from '@jornada/i18n/catalogues/buscador/pt.json';
import { menuGroups, whereIs, type ThemePage } from '../../shared/menu.ts';
import { FEATURES } from '../features.ts';
import { FURTHER } from '../search/actions.ts';
import { wordOf } from '../search/use-things.ts';

const pages = FEATURES.flatMap(({ menu }) => [...menu] as ThemePage[]);
const addresses = FEATURES.flatMap(({ routes }) => routes.map(({ options }) => ('path' in options ? options.path : '')));
const groupsFor = (perfil: Parameters<typeof createPerfil>[0]) =>
  menuGroups(
    FEATURES.flatMap(({ menu }) => menu),
    () => true,
    createPerfil(perfil),
  );

/** Under which entry, and on which of its tabs, an address is; `>` leads on from a page to what only it leads to. */
function wayTo(address: string): string {
  const here = [...groupsFor({ EsAdmin: true }), ...groupsFor({ EsInvitado: true })]
    .map((group) => ({ group, here: whereIs(address, [group]) }))
    .filter((one) => one.here !== undefined)
    .toSorted((a, b) => (b.here?.page.path.length ?? 0) - (a.here?.page.path.length ?? 0))[0];
  if (!here?.here) return 'nowhere';
  const { theme, page } = here.here;
  const way = [here.group.name, theme.path, ...(page.path === theme.path ? [] : [page.path])];
  if (address === page.path) return way.join(' ');
  return page.within?.includes(address) ? `${way.join(' ')} > ${address}` : 'nowhere';
}

it('every address is an entry of the menu, one of its tabs, or what one page leads to', () => {
  expect(Object.fromEntries(addresses.map((one) => [one, wayTo(one)]))).toEqual({
    '/': 'dia /',
    '/incidencias': 'dia /incidencias',
    '/bandeja': 'dia /bandeja',
    '/ausencias': 'dia /ausencias',
    '/personas': 'personas /personas',
    '/personas/importar': 'personas /personas /personas/importar',
    '/personas/hojas': 'personas /personas /personas/hojas',
    '/departamentos': 'personas /departamentos',
    '/mes': 'tiempo /mes',
    '/firmas': 'tiempo /mes /firmas',
    '/cierres': 'tiempo /mes /cierres',
    '/excesos': 'tiempo /excesos',
    '/horas-extra': 'tiempo /excesos /horas-extra',
    '/bolsa': 'tiempo /excesos /bolsa',
    '/limites': 'tiempo /limites',
    '/horarios': 'tiempo /horarios',
    '/turnos': 'tiempo /turnos',
    '/turnos/cambios': 'tiempo /turnos > /turnos/cambios',
    '/turnos/ofrecidos': 'tiempo /turnos > /turnos/ofrecidos',
    '/turnos/necesidades': 'tiempo /turnos > /turnos/necesidades',
    '/turnos/puestos': 'tiempo /turnos > /turnos/puestos',
    '/festivos': 'tiempo /festivos',
    '/proyectos': 'tiempo /proyectos',
    '/proyectos/semanas': 'tiempo /proyectos /proyectos/semanas',
    '/informe-proyectos': 'tiempo /proyectos /informe-proyectos',
    '/informe-proyectos/facturar': 'tiempo /proyectos /informe-proyectos/facturar',
    '/proyectos/tarifas': 'tiempo /proyectos /proyectos/tarifas',
    '/proyectos/ajustes': 'tiempo /proyectos /proyectos/ajustes',
    '/proyectos/importar': 'tiempo /proyectos /proyectos/importar',
    '/vacaciones': 'solicitudes /vacaciones',
    '/bajas': 'solicitudes /bajas',
    '/permisos': 'solicitudes /permisos',
    '/gastos': 'solicitudes /gastos',
    '/gastos/ajustes': 'solicitudes /gastos /gastos/ajustes',
    '/centros': 'sedes /centros',
    '/reservas': 'sedes /centros /reservas',
    '/quioscos': 'sedes /quioscos',
    '/quioscos/pins': 'sedes /quioscos /quioscos/pins',
    '/visitas': 'sedes /visitas',
    '/wiki': 'comunicar /wiki',
    '/wiki/escribir': 'comunicar /wiki > /wiki/escribir',
    '/chat': 'comunicar /chat',
    '/contacto': 'comunicar /contacto',
    '/correo': 'comunicar /correo',
    '/documentos': 'documentos /documentos',
    '/documentos/repartos': 'documentos /documentos /documentos/repartos',
    '/documentos/tipos': 'documentos /documentos /documentos/tipos',
    '/retribuciones': 'documentos /retribuciones',
    '/retribuciones/importar': 'documentos /retribuciones > /retribuciones/importar',
    '/modelo145': 'documentos /modelo145',
    '/exportes': 'pie /exportes',
    '/empresa': 'pie /empresa',
    '/solicitudes': 'pie /empresa /solicitudes',
    '/roles': 'pie /empresa /roles',
    '/acceso': 'pie /empresa /acceso',
    '/sesiones': 'pie /empresa /sesiones',
    '/auditoria': 'pie /empresa /auditoria',
    '/primeros-pasos': 'pie /empresa /primeros-pasos',
    '/inspeccion': 'dia /inspeccion',
  });
});

it('the menu has no more entries than somebody can read at a glance, each group a few', () => {
  const groups = groupsFor({ EsAdmin: true });
  expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['dia', 4],
    ['personas', 2],
    ['tiempo', 7],
    ['solicitudes', 4],
    ['sedes', 3],
    ['comunicar', 4],
    ['documentos', 3],
    ['pie', 2],
  ]);
});

it('a manager has the pages of their people, in the same places', () => {
  const ways = groupsFor({ EsAdmin: false }).flatMap(({ entries }) => entries.map(({ tabs }) => tabs.map(({ path }) => path).join(' ')));
  expect(ways).toEqual([
    '/',
    '/incidencias',
    '/bandeja',
    '/ausencias',
    '/mes /firmas',
    '/turnos',
    '/proyectos /proyectos/semanas /informe-proyectos',
    '/documentos',
  ]);
});

it('no page is declared twice', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(Object.entries({ es, de, en, pt }))('in %s every page has other words by which it is found', (_, { otras }) => {
  const wanted = [...pages.map(({ path }) => wordOf(path)), ...FURTHER.map(({ id }) => id)];
  expect(wanted.filter((one) => !(one in otras))).toEqual([]);
  expect(Object.keys(otras).filter((one) => !wanted.includes(one))).toEqual([]);
});
