import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClaseDocumento, FirmaDocumento } from '@jornada/domain/documentacion/modelo.ts';
import { createFormat, type Format } from '@jornada/i18n/format.ts';
import { SILENT_BUS } from '../../platform/bus.ts';
import { statement } from '../../platform/database/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DemoStory } from '../../shared/module.ts';
import { laterFor } from '../../shared/sesion.ts';
import { keepFilesOfDemo } from '../ficheros/module.ts';
import { findNames } from '../perfil/reads.ts';
import { findOfYears, type FilaRetribucionGuardada } from '../retribuciones/reads.ts';
import { createActs } from './acts-repo.ts';
import { certificateOf, contractOf, CURSO, drawPaper, PREVENCION, type PaginaDemo } from './demo-papers.ts';
import { MODULO } from './file-of.ts';
import { findDocument, updateSeen } from './one-repo.ts';
import { createPublishing } from './publish.ts';
import { findKindsOfCompany } from './types-repo.ts';

const MONTHS = 12;
/** The day after that on which their pay is told. */
const PAY_DAY = 28;
/** How many of the others have opened what everybody was given: three of five. */
const READ = 5;
const OPENED = 3;

const DADOS = statement(
  'documentacion/demo.DADOS',
  'select usuario_id as persona, titulo, periodo from instancia.documentos where entidad_id = $1',
);

type Papel = {
  clase: ClaseDocumento;
  titulo: string;
  periodo?: string;
  firma?: FirmaDocumento;
  plazo?: string;
  personas: readonly number[];
  /** Whether these people have opened it. */
  isOpened(personaId: number): boolean;
  cuando: Temporal.ZonedDateTime;
  paginas: readonly PaginaDemo[];
};

type Nomina = Pick<FilaRetribucionGuardada, 'usuarioId' | 'ano' | 'mes' | 'lineas' | 'seguridadSocial' | 'irpf' | 'neto'>;

/** The paper of a month with the amounts that stand in the person's pay. */
function paySlip(nombre: string, mes: string, of: readonly Nomina[], { money: write }: Format): readonly PaginaDemo[] {
  const money = (cents: number): string => write(cents, 'EUR');
  const sum = (amount: (one: Nomina) => number): string => money(of.reduce((total, one) => total + amount(one), 0));
  const lineas = of.flatMap((one) => one.lineas.map(({ concepto, importe }) => [concepto, money(importe)] as const));
  const filas = [
    ...lineas,
    ['Cotización a la Seguridad Social', `−${sum(({ seguridadSocial }) => seguridadSocial)}`],
    ['Retención de IRPF', `−${sum(({ irpf }) => irpf)}`],
    ['Líquido a percibir', sum(({ neto }) => neto)],
  ] as const;
  return [{ titulo: `Nómina de ${mes}`, parrafos: [nombre], filas }];
}

/** Documents of the demo company. For a new company; a repeat goes on where it stopped. What is the same for many is one file. */
export async function giveDocumentsOfDemo(story: DemoStory): Promise<void> {
  const { db, entidadId, empresa, ahora, isNew, autorId, entidades, files } = story;
  if (!isNew || !files || autorId === null) return;
  let momento = ahora;
  const clock: Clock = { now: () => momento };
  const { ficheros, keepMade } = keepFilesOfDemo({ db, clock, files, modulo: MODULO });
  const auditoria = { note: async () => undefined, changedMeanwhile: () => Promise.reject(new Error('nobody else writes')) };
  const publishing = createPublishing({ db, clock, bus: SILENT_BUS, entidades, auditoria, ficheros });
  const sesion = laterFor({ entidadId, autorId, revision: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'jornada-demo-'));
  const kinds = new Map((await db.tenant(entidadId, (tx) => findKindsOfCompany(tx, entidadId))).map(({ clase, id }) => [clase, id]));

  const keyOf = (one: { persona: number | undefined; titulo: string; periodo: string | null | undefined }): string =>
    `${one.persona} ${one.titulo} ${one.periodo ?? ''}`;
  const known = new Set((await db.tenant(entidadId, (tx) => tx.query(DADOS, [entidadId]))).map(keyOf));

  const give = async ({ clase, titulo, periodo, firma = 'ninguna', plazo, personas, isOpened, cuando, paginas }: Papel): Promise<void> => {
    if (
      personas.length === 0 ||
      known.has(keyOf({ persona: personas[0], titulo, periodo })) ||
      Temporal.Instant.compare(cuando.toInstant(), ahora) > 0
    )
      return;
    momento = cuando.toInstant();
    const path = join(folder, 'papel.pdf');
    await writeFile(path, await drawPaper({ titulo, empresa: empresa.nombre, paginas }));
    const nombre = `${titulo.replaceAll(/[^\p{L}\p{N} .-]/gu, '')}.pdf`;
    const { id: ficheroId } = await keepMade({ entidadId, autorId, path, nombre, tipo: 'application/pdf', paginas: paginas.length });
    const what = { tipoId: kinds.get(clase) ?? 0, titulo, periodo: periodo ?? null, firma, plazo: plazo ?? null, personas, ficheroId };
    await db.tenant(entidadId, async (tx) => {
      const given = await publishing.publishIn(tx, sesion, what, cuando.toPlainDate().toString());
      const later = cuando.add({ hours: 5 }).toInstant().toString();
      for (const { id, persona } of given.filter((one) => isOpened(one.persona))) {
        if (!(await findDocument(tx, entidadId, id))) continue;
        await updateSeen(tx, entidadId, id, [1], later);
        await createActs(tx, entidadId, [id], { accion: 'abierto', momento: later, autorId: persona, paginas: 1 });
      }
    });
  };

  try {
    for (const papel of await papersOf(story)) await give(papel);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What people are given, the oldest first. */
async function papersOf({ db, entidadId, empresa, ahora, people }: DemoStory): Promise<Papel[]> {
  const here = ahora.toZonedDateTimeISO(empresa.zona);
  const at = (day: Temporal.PlainDate, hour = 9) => day.toZonedDateTime({ timeZone: empresa.zona, plainTime: { hour } });
  const today = here.toPlainDate();
  const format = createFormat({ lang: 'es', zone: empresa.zona });
  const all = people.map(({ id }) => id);
  const named = people.filter(({ isNamed }) => isNamed).map(({ id }) => id);
  const names = await db.tenant(entidadId, (tx) => findNames(tx, entidadId, named));
  const nameOf = (id: number): string => names.get(id) ?? '';
  const others = new Set(all.filter((id, index) => !named.includes(id) && index % READ < OPENED));
  const paid = await db.tenant(entidadId, (tx) => findOfYears(tx, entidadId, named, [today.year - 1, today.year]));
  const slips = named.flatMap((id): Papel[] =>
    [
      ...Map.groupBy(
        paid.filter(({ usuarioId }) => usuarioId === id),
        ({ ano, mes }) => `${ano}-${String(mes).padStart(2, '0')}-01`,
      ),
    ]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MONTHS)
      .map(([periodo, of], index, { length }) => {
        const first = Temporal.PlainDate.from(periodo);
        const mes = format.month(first.month, first.year);
        const cuando = at(first.with({ day: PAY_DAY }), 10);
        const isOpened = (): boolean => index < length - 1;
        return {
          clase: 'nomina',
          titulo: `Nómina de ${mes}`,
          periodo,
          personas: [id],
          isOpened,
          cuando,
          paginas: paySlip(nameOf(id), mes, of, format),
        };
      }),
  );
  const ano = today.year - 1;
  const each = named.flatMap((id): Papel[] => [
    {
      clase: 'certificado',
      titulo: `Retenciones de ${ano}`,
      periodo: `${ano}-01-01`,
      personas: [id],
      isOpened: () => true,
      cuando: at(Temporal.PlainDate.from({ year: today.year, month: 1, day: 31 })),
      paginas: certificateOf(nameOf(id), ano),
    },
    {
      clase: 'contrato',
      titulo: 'Anexo de trabajo a distancia',
      personas: [id],
      firma: 'conforme',
      isOpened: () => false,
      cuando: at(today.subtract({ days: 9 })),
      paginas: contractOf(nameOf(id)),
    },
  ]);
  const shared: Papel[] = [
    {
      clase: 'formacion',
      titulo: 'Curso de primeros auxilios',
      personas: all,
      isOpened: (id) => others.has(id),
      cuando: at(today.subtract({ days: 20 })),
      paginas: CURSO,
    },
    {
      clase: 'prevencion',
      titulo: 'Riesgos del puesto y medidas',
      personas: all,
      firma: 'recibo',
      plazo: today.add({ days: 7 }).toString(),
      isOpened: (id) => others.has(id),
      cuando: at(today.subtract({ days: 3 })),
      paginas: PREVENCION,
    },
  ];
  return [...slips, ...each, ...shared].toSorted((a, b) => Temporal.ZonedDateTime.compare(a.cuando, b.cuando));
}
