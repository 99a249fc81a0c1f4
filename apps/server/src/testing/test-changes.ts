import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/index.ts';
import { login } from '@jornada/contract/login.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { composed } from '../platform/database/pool.ts';
import { OFICINA, type TestPerson } from './test-company.ts';
import { createTestPeople } from './test-people.ts';

export const [SABADO, DOMINGO] = ['2026-12-05', '2026-12-06'];
/** All of these days are published. */
const PUBLICADO = { desde: '2026-11-30', hasta: '2027-01-10' };
const NOW = '2026-11-23T09:00:00Z';
const PAIRS = 10;

const CLOSE = composed(`
  insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id, forzado, incompletas, pendientes)
  values ($1, $2, $3, 'cierre', $4, $5, false, 0, 0)`);

/** Which change or offer is meant. */
export const which = ({ id, version }: { id: number; version: number }) => ({ id, version });

type Horas = { inicio: string; fin: string };
const CINCO_HORAS: Horas[] = [{ inicio: '09:00', fin: '14:00' }];
const partsOf = (horas: readonly Horas[]) => horas.map((one) => ({ turno: { codigo: 'F', nombre: 'Fin de semana', ...one, pausas: [] } }));

// Monday to Wednesday, so that a day of the weekend breaks no rest.
const TRES_DIAS: TestPerson['horario'] =
  'semana' in OFICINA && OFICINA.clase !== 'flexible'
    ? { ...OFICINA, semana: OFICINA.semana.map((dia, index) => (index < 3 ? dia : null)) as never }
    : OFICINA;

/** People in pairs, of whom A works a Saturday and B the Sunday after it; some who are free; three who work a day each at Christmas. */
export async function createChangesWorld() {
  const of = (userName: string, more: Partial<TestPerson> = {}): TestPerson => ({
    userName,
    nombre: `Persona ${userName} de prueba`,
    responsable: 'JEFE',
    horario: TRES_DIAS,
    ...more,
  });
  const away = { clase: 'baja' as const, aprobada: true, minutos: null };
  const base = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], email: 'jefe@example.org' },
      ...Array.from({ length: PAIRS }, (_, index) => [of(`A${index}`), of(`B${index}`, { email: `b${index}@example.org` })]).flat(),
      ...['LIBRE1', 'LIBRE2', 'LIBRE3', 'LIBRE4', 'R0', 'R1', 'R2'].map((name) => of(name)),
      // JEFE does not plan this one.
      of('LEJOS', { responsable: 'JEFA' }),
      { userName: 'TABLETA', roles: ['quiosco'], esQuiosco: true },
      of('NOE', { ausencias: [{ desde: '2026-12-01', hasta: '2026-12-20', ...away }] }),
      ...Array.from({ length: 20 }, (_, index) => of(`P${index}`, { email: `p${index}@example.org` })),
    ],
  });
  const { server, empresa, ajena } = base;
  const idOf = (userName: string): number => empresa.personas[userName] ?? 0;

  /** Plans days of people and publishes them. */
  async function publishAll(days: readonly (readonly [string, string, readonly Horas[]])[], sobre: number | null = null): Promise<void> {
    const jefa = await base.as('JEFA');
    const celdas = days.map(([who, fecha, horas]) => ({
      personaId: idOf(who),
      fecha,
      ...(horas.length > 0 ? { que: 'turnos' as const, partes: partsOf(horas) } : { que: 'libre' as const }),
      sobre,
      version: null,
    }));
    await server.call(turnos.escribir, { celdas }, jefa);
    const { huella } = (await server.call(turnos.previsualizar, PUBLICADO, jefa)).content;
    const { status } = await server.call(turnos.publicar, { ...PUBLICADO, huella }, jefa);
    if (status !== 200) throw new Error('it was not published');
  }

  const pairs = Array.from({ length: PAIRS }, (_, index) => index);
  await publishAll([
    ...pairs.map((index) => [`A${index}`, SABADO, CINCO_HORAS] as const),
    ...pairs.map((index) => [`B${index}`, DOMINGO, CINCO_HORAS] as const),
    ['R0', '2026-12-26', CINCO_HORAS],
    ['R1', '2026-12-27', CINCO_HORAS],
    ['R2', '2026-12-28', CINCO_HORAS],
    // Who works on the 28th otherwise would have two shifts on it.
    ['R0', '2026-12-28', []],
    ['R1', '2026-12-28', []],
  ]);

  async function person(userName: string) {
    const extras = await base.as(userName);
    const call = <C extends Call>(one: C, input: EntradaDe<C>) => server.call(one, input, extras);
    const changed = async (
      answer: Promise<{ content: { cambio: CambioVista } | null; sobre: { Error: { Code: string; Message: string } } }>,
    ) => {
      const { content, sobre } = await answer;
      if (!content) throw new Error(`${sobre.Error.Code}: ${sobre.Error.Message}`);
      return content.cambio;
    };
    const propose = (days: readonly { de: string; a: string; fecha: string }[]) =>
      changed(call(cambioTurnos.insertar, { cesiones: days.map(({ de, a, fecha }) => ({ de: idOf(de), a: idOf(a), fecha })) }));
    return {
      id: idOf(userName),
      extras,
      call,
      code: async <C extends Call>(one: C, input: EntradaDe<C>): Promise<string> => (await call(one, input)).sobre.Error.Code,
      propose,
      /** The own Saturday for somebody's Sunday. */
      swap: (other: string) =>
        propose([
          { de: userName, a: other, fecha: SABADO },
          { de: other, a: userName, fecha: DOMINGO },
        ]),
      accept: ({ id, version }: { id: number; version: number }) => changed(call(cambioTurnos.aceptar, { id, version })),
      validate: ({ id, version }: { id: number; version: number }) =>
        changed(call(cambioTurnos.validarrechazar, { id, version, validar: true })),
      open: (id: number) => changed(call(cambioTurnos.byId, { id })),
      list: async (input: EntradaDe<typeof cambioTurnos.listado>) => (await call(cambioTurnos.listado, input)).content,
      badge: async () => (await server.call(login.conToken, {}, extras)).content.NumCambioTurnosPendientes,
      asked: async () => (await server.call(login.conToken, {}, extras)).content.Insignias['turnos-por-responder'],
      offer: async (fechas: string[], acepta: EntradaDe<typeof cambioTurnos.ofertar>['acepta'] = null) =>
        (await call(cambioTurnos.ofertar, { fechas, acepta })).content.oferta,
      offerOpen: async (fecha: string, elige: 'primero' | 'responsable') => {
        const partes = partsOf(CINCO_HORAS);
        return (await call(cambioTurnos.ofrecer, { centroId: empresa.centroIds[0] ?? 0, fecha, partes, elige })).content.oferta;
      },
    };
  }

  /** The minutes that somebody's own calendar plans for a day. */
  async function minutesOn(userName: string, fecha: string): Promise<number> {
    const [ano = '', mes = ''] = fecha.split('-');
    const { dias } = (await server.call(registros.calendario, { ano: Number(ano), mes: Number(mes) }, await base.as(userName))).content;
    return dias.find((one) => one.fecha === fecha)?.linea.previstoMinutos ?? 0;
  }
  const worksOn = async (userName: string, fecha: string): Promise<boolean> => (await minutesOn(userName, fecha)) > 0;

  return {
    server,
    empresa,
    idOf,
    ajena: (userName: string): number => ajena.personas[userName] ?? 0,
    nameOf: (userName: string): string => (userName === 'JEFE' ? 'Julio Paz' : `Persona ${userName} de prueba`),
    person,
    publish: (who: string, fecha: string, horas: Horas[], sobre: number | null = null) => publishAll([[who, fecha, horas]], sobre),
    worksOn,
    /** On which of some days somebody works by their own calendar. */
    async worked(userName: string, desde = SABADO, hasta = DOMINGO): Promise<string[]> {
      const found: string[] = [];
      for (let fecha = Temporal.PlainDate.from(desde); fecha.toString() <= hasta; fecha = fecha.add({ days: 1 }))
        if (await worksOn(userName, fecha.toString())) found.push(fecha.toString());
      return found;
    },
    closeMonth: (mes: string) =>
      server.db.tenant(empresa.entidadId, (tx) => tx.query(CLOSE, [empresa.entidadId, empresa.centroIds[0] ?? 0, mes, NOW, idOf('JEFA')])),
    async drain(): Promise<void> {
      while ((await server.jobs.runDue()) > 0);
      if (server.jobs.errors.length > 0) throw server.jobs.errors[0];
    },
    close: () => base.close(),
  };
}
export type ChangesWorld = Awaited<ReturnType<typeof createChangesWorld>>;
