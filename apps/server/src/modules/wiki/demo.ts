import { instanteDe } from '@jornada/domain/wiki/plazo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DemoCompany } from '../../shared/module.ts';
import { COMUNICADOS, type ComunicadoDemo } from './demo-texts.ts';
import { takeEnded, takePublished } from './publishing-repo.ts';
import { createComunicado, restAudience, saveAudience } from './repo.ts';
import { withWords } from './words.ts';

const HECHA = statement(
  'wiki/demo.HECHA',
  `
  select c.creada as momento, e.zona from central.entidades c join instancia.entidades e on e.entidad_id = c.entidad_id where c.entidad_id = $1`,
);
const LUGARES = statement(
  'wiki/demo.LUGARES',
  `
  select d.nombre as departamento, d.departamento_id as id from instancia.departamentos d where d.entidad_id = $1`,
);
const CENTRO_DE = statement(
  'wiki/demo.CENTRO_DE',
  `
  select centro_id as id from instancia.asignaciones where entidad_id = $1 and usuario_id = $2 and centro_id is not null order by desde desc limit 1`,
);
// Readers come in the order of their ids; who reads is told by the announcement, the same at each start.
const LEIDO = statement(
  'wiki/demo.LEIDO',
  `
  insert into instancia.comunicados_lecturas (entidad_id, comunicado_id, usuario_id, leido, confirmado)
  select $1, $2, k.usuario_id, c.publica + (k.usuario_id % 31 + 1) * interval '37 minutes',
    case when c.confirmacion then c.publica + (k.usuario_id % 31 + 1) * interval '39 minutes' end
  from instancia.comunicados c
  join (select distinct x.usuario_id from instancia.claves_de_persona($1, $3::date, $4::timestamptz) x
    join instancia.comunicados_audiencia a on a.entidad_id = $1 and a.comunicado_id = $2 and a.clave = x.clave) k on true
  where c.entidad_id = $1 and c.comunicado_id = $2 and c.publica < $4 and (k.usuario_id * 7 + $2) % 10 < $5
    and c.publica + (k.usuario_id % 31 + 1) * interval '39 minutes' < $4`,
);

/** Writes the announcements of the demo company, in its languages, with those who have read them. */
export async function createAnnouncementsOfDemo(tx: Queryable, { entidadId, people }: DemoCompany): Promise<void> {
  const [hecha] = await tx.query(HECHA, [entidadId]);
  const autor = people.find(({ rol }) => rol === 'admin');
  if (!hecha || !autor) throw new Error('the demo company has nobody who writes announcements');
  const { zona } = hecha;
  const made = Temporal.Instant.from(hecha.momento);
  const hoy = made.toZonedDateTimeISO(zona).toPlainDate();
  const at = (dias: number, hora: string): string => instanteDe(`${hoy.add({ days: dias }).toString()}T${hora}`, zona);
  const departamentos = await tx.query(LUGARES, [entidadId]);

  async function keysOf({ centro, departamento }: ComunicadoDemo): Promise<string[]> {
    if (departamento) return departamentos.filter((one) => one.departamento === departamento).map(({ id }) => `departamento:${id}`);
    if (!centro) return ['todos'];
    const there = people.find((one) => one.centro === centro);
    const [row] = there ? await tx.query(CENTRO_DE, [entidadId, there.id]) : [];
    return row ? [`centro:${row.id}`] : [];
  }

  for (const demo of COMUNICADOS) {
    const claves = await keysOf(demo);
    if (claves.length === 0) continue;
    const publica = demo.dias === null ? null : at(demo.dias, '09:00');
    const [texto, segundo] = demo.textos;
    const id = await createComunicado(tx, entidadId, autor.id, {
      borrador: publica === null,
      publica,
      caduca: demo.hasta === undefined ? null : at(demo.hasta, '14:00'),
      fijado: demo.fijado ?? false,
      confirmacion: demo.confirmarEn !== undefined,
      confirmarAntes: demo.confirmarEn === undefined ? null : hoy.add({ days: demo.confirmarEn }).toString(),
      texto: withWords(texto),
      segundo: segundo ? withWords(segundo) : null,
      ahora: publica ?? made.toString(),
      isCorrected: false,
    });
    await saveAudience(tx, entidadId, id, claves);
    await tx.query(LEIDO, [entidadId, id, hoy.toString(), made.toString(), demo.leen]);
  }
  // Nobody is told of what was there from the beginning.
  await takePublished(tx, entidadId, { hoy: hoy.toString(), ahora: made.toString() });
  await restAudience(tx, entidadId, await takeEnded(tx, entidadId, made.toString()));
}
