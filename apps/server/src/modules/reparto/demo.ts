import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJudge } from '@jornada/domain/reparto/juicio.ts';
import { readPage } from '@jornada/domain/reparto/lectura.ts';
import { createFormat } from '@jornada/i18n/format.ts';
import type { DemoStory } from '../../shared/module.ts';
import { laterFor } from '../../shared/sesion.ts';
import { keepFilesOfDemo } from '../ficheros/module.ts';
import { findOfYears } from '../retribuciones/reads.ts';
import { drawPapers, papersOfDemo } from './demo-pages.ts';
import { MODULO } from './model.ts';
import { createRead, updateJudged } from './pages-repo.ts';
import { findEmployed, findOwnNumber, findPayKind, findPeople } from './people-repo.ts';
import { createReparto, findRepartos, updateRead, updateState } from './repo.ts';

/** The pay statements of this month of the demo company wait for somebody to look at them. Done once, for a new company. */
export async function splitForDemo({ db, entidadId, empresa, ahora, isNew, files, autorId }: DemoStory): Promise<void> {
  if (!isNew || !files || autorId === null) return;
  if ((await db.tenant(entidadId, (tx) => findRepartos(tx, entidadId, { start: 0, limit: 1 }))).total > 0) return;
  const { ficheros, keepMade } = keepFilesOfDemo({ db, clock: { now: () => ahora }, files, modulo: MODULO });
  const first = ahora.toZonedDateTimeISO(empresa.zona).toPlainDate().with({ day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const mes = createFormat({ lang: 'es', zone: empresa.zona }).month(first.month, first.year);
  const [titulo, creado] = [`Nóminas de ${mes}`, ahora.toString()];
  const folder = await mkdtemp(join(tmpdir(), 'jornada-demo-'));
  try {
    const { personas, employed, nif, tipoId } = await db.tenant(entidadId, async (tx) => ({
      personas: await findPeople(tx, entidadId),
      employed: await findEmployed(tx, entidadId, { desde: first.toString(), hasta: last.toString() }),
      nif: await findOwnNumber(tx, entidadId),
      tipoId: await findPayKind(tx, entidadId),
    }));
    if (tipoId === null) return;
    const here = new Set(employed.map(({ id }) => id));
    const { year, month } = first;
    const paid = await db.tenant(entidadId, (tx) => findOfYears(tx, entidadId, [...here], [year]));
    const pagas = new Map(paid.filter(({ mes: of, clase }) => of === month && clase === 'mensual').map((one) => [one.usuarioId, one]));
    const rango = `1 a ${first.daysInMonth} de ${mes}`;
    const papers = papersOfDemo({ personas: personas.filter(({ id }) => here.has(id)), pagas, rango, empresa: empresa.nombre, nif });
    const { pdf, textos } = await drawPapers(papers, titulo);
    const path = join(folder, 'nominas.pdf');
    await writeFile(path, pdf);
    const nombre = `nominas-${first.toString().slice(0, 7)}.pdf`;
    const { id: ficheroId } = await keepMade({ entidadId, autorId, path, nombre, tipo: 'application/pdf', paginas: papers.length });
    const lecturas = textos.map(readPage);
    const periodo = first.toString();
    const judged = lecturas.map(createJudge({ paginas: lecturas, personas, periodo, propios: [nif] }));
    await db.tenant(entidadId, async (tx) => {
      const id = await createReparto(tx, entidadId, { autorId, titulo, tipoId, periodo, firma: 'ninguna', plazo: null, creado });
      await ficheros.confirm(tx, [ficheroId], { ...laterFor({ entidadId, autorId, revision: 0 }), modulo: MODULO, asuntoId: id });
      await updateRead(tx, entidadId, { id, leidas: papers.length, paginas: papers.length, ahora: creado });
      await createRead(tx, entidadId, id, lecturas);
      await updateJudged(tx, entidadId, id, judged);
      await updateState(tx, entidadId, { id, estado: 'por-mirar', ahora: creado });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
