import type { Call, EntradaDe } from '@jornada/contract/call.ts';
import { registros } from '@jornada/contract/registros.ts';
import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { composed } from '../platform/database/pool.ts';
import type { TestPerson } from './test-company.ts';
import { createTestRequestsOn } from './test-requests.ts';
import { createTestServer } from './test-server.ts';

/** Today in all cases: a Monday. */
export const HOY = '2026-11-23';

const FESTIVOS = ['2026-01-01', '2026-01-06', '2026-05-01', '2026-10-12', '2026-12-08', '2026-12-25', '2027-01-01', '2027-01-06'].map(
  (fecha) => ({ fecha, nombre: 'Festivo' }),
);

const ALTA = composed('update instancia.usuarios set alta = $2 where usuario_id = $1');
const CONTRATO = composed('update instancia.asignaciones set desde = $2 where usuario_id = $1');

/** A schedule of the same hours without a pause on some days of the week; 0: Monday. */
export const horasEn = (dias: number[], inicio = '09:00', fin = '17:00'): VersionHorario => ({
  clase: 'fijo',
  cortesiaMinutos: 5,
  trabajaFestivos: false,
  semana: Array.from({ length: 7 }, (_, day) =>
    dias.includes(day) ? { codigo: 'D', nombre: 'Jornada', inicio, fin, pausas: [] } : null,
  ) as never,
});
/** Monday to Friday 9:00 to 17:00: 480 minutes a day. */
const SEMANA = horasEn([0, 1, 2, 3, 4]);

/** `servicio`: since when somebody is in the company; `contrato`: the first day of a contract that begins later than 2025. */
type Persona = Partial<TestPerson> & { servicio?: string; contrato?: string };

/** A server on which each case has a company of its own. */
export async function createCases() {
  const server = await createTestServer({ now: `${HOY}T08:00:00Z` });
  let companies = 0;

  /** A company where ANA, of whom the case is, answers to JEFE, who answers to ADMIN. It is the morning of today. */
  async function company({ servicio, contrato, ...persona }: Persona = {}) {
    server.clock.set(`${HOY}T08:00:00Z`);
    companies += 1;
    const [admin, jefe, ana] = ['ADMIN', 'JEFE', 'ANA'].map((name) => `${name}${companies}`) as [string, string, string];
    const { as, empresa, idOf } = await createTestRequestsOn(server, {
      nombre: `Prueba ${companies}`,
      festivos: FESTIVOS,
      personas: [
        { userName: admin, roles: ['admin'], horario: SEMANA },
        { userName: jefe, roles: ['empleado', 'responsable'], responsable: admin, horario: SEMANA },
        { responsable: jefe, horario: SEMANA, ...persona, userName: ana },
      ],
    });
    await server.db.tenant(empresa.entidadId, async (tx) => {
      if (servicio) await tx.query(ALTA, [idOf(ana), servicio]);
      if (contrato) await tx.query(CONTRATO, [idOf(ana), contrato]);
    });
    // A session of the moment each time, because time jumps.
    const person = (userName: string) => ({
      now: () => as(userName),
      call: async <C extends Call>(call: C, input: EntradaDe<C>) => server.call(call, input, await as(userName)),
      approve: async (which: { id: number; version: number }) => (await as(userName)).approve(which),
    });
    return {
      empresa,
      admin: person(admin),
      jefe: person(jefe),
      ana: { id: idOf(ana), ...person(ana) },
      /** The minutes that ANA is planned to work on a day. */
      async planned(fecha: string): Promise<number | undefined> {
        const [ano, mes] = [Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7))];
        const { content } = await server.call(registros.calendario, { ano, mes }, await as(ana));
        return content.dias.find((dia) => dia.fecha === fecha)?.previsto?.minutos;
      },
      /** ANA clocks. The hours are those of Madrid in winter. */
      async work(fecha: string, entrada: string, salida: string): Promise<void> {
        for (const [hora, tipo] of [[entrada, empresa.tipos.entrada] as const, [salida, empresa.tipos.salida] as const]) {
          server.clock.set(`${fecha}T${hora}:00+01:00`);
          const { status, sobre } = await server.call(registros.guardar, { tipo }, await as(ana));
          if (status !== 200) throw new Error(sobre.Error.Message);
        }
        server.clock.set(`${HOY}T08:00:00Z`);
      },
    };
  }

  return { company, at: (fecha: string) => server.clock.set(`${fecha}T08:00:00Z`), close: () => server.close() };
}

export type Cases = Awaited<ReturnType<typeof createCases>>;

/** An answer that must be one. */
export function given<T>({ content, sobre }: { content: T; sobre: { Error: { Code: string } } }): T {
  if (content === null || sobre.Error.Code !== '') throw new Error(sobre.Error.Code);
  return content;
}
export const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
