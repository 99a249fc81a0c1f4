// The simplest possible server: bare Fastify, one prepared statement for a clock-in, two for home. It has no session, no rules,
// and nearly no answer. The difference from it is the cost of the product's rules.
import Fastify from 'fastify';
import pg from 'pg';

const CLOCK_IN = `
  with linea as (
    insert into techo.registros (
      entidad_id, usuario_id, numero, fecha, evento, clase, tipo_id, momento, zona, desplazamiento_minutos, recibido, modo, confianza, origen, autor_id, clave, canonico)
    select $1, $2, coalesce((select max(numero) from techo.registros where entidad_id = $1 and usuario_id = $2), 0) + 1, current_date, 'fichaje', $3, $4,
      now(), 'Europe/Madrid', 60, now(), 'directo', 'directa', 'web', $2, $5, $6
    returning registro_id),
  jornada as (
    insert into techo.jornadas as j (entidad_id, usuario_id, fecha, zona, estado, situacion, desde, inicio, fin, tramos, incidencias, corregida, pendientes)
    values ($1, $2, current_date, 'Europe/Madrid', $7, 'trabajando', now(), now(), null, $8, '{}', false, 0)
    on conflict (entidad_id, usuario_id, fecha) do update set estado = excluded.estado, situacion = excluded.situacion, desde = excluded.desde, tramos = excluded.tramos),
  dia as (
    insert into techo.dias as d (entidad_id, usuario_id, fecha, presencia, trabajado, efectivo, pausa_pagada, pausa_no_pagada, nocturnos)
    values ($1, $2, current_date, 60, 60, 60, 0, 0, 0)
    on conflict (entidad_id, usuario_id, fecha) do update set presencia = excluded.presencia, trabajado = excluded.trabajado, efectivo = excluded.efectivo)
  select registro_id from linea`;
const MARKS = 'select * from techo.registros where entidad_id = $1 and usuario_id = $2 and fecha = current_date order by numero';
const DAY =
  'select * from techo.jornadas j join techo.dias d using (entidad_id, usuario_id, fecha) where j.entidad_id = $1 and j.usuario_id = $2 and j.fecha = current_date';

/** As long as the product's lines. */
const CANONICO = JSON.stringify(['j1', 1, 1, 1, '2026-03-09', 'fichaje', ...Array.from({ length: 15 }, () => 'Europe/Madrid')]);
const TRAMOS = JSON.stringify([
  { clase: 'trabajo', inicio: '2026-03-09T08:00:00Z', fin: null, tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true },
]);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();

app.post<{ Body: { entidadId: number; usuarioId: number; tipo: number; clase: string; clave: string } }>('/fichar', async ({ body }) => {
  const estado = body.clase === 'salida' ? 'cerrada' : 'abierta';
  const values = [body.entidadId, body.usuarioId, body.clase, body.tipo, body.clave, CANONICO, estado, TRAMOS];
  const { rows } = await pool.query<{ registro_id: number }>({ name: 'clock-in', text: CLOCK_IN, values });
  return { id: rows[0]?.registro_id };
});
app.get<{ Querystring: { entidadId: string; usuarioId: string } }>('/hoy', async ({ query }) => {
  const values = [Number(query.entidadId), Number(query.usuarioId)];
  const marks = await pool.query<object>({ name: 'marks', text: MARKS, values });
  const day = await pool.query<object>({ name: 'day', text: DAY, values });
  return { registros: marks.rows, dia: day.rows[0] ?? null };
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close().then(() => pool.end()));
process.stdout.write(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
