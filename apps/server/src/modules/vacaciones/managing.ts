import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import type { SaldoVista } from '@jornada/contract/vacaciones/vistas.ts';
import { cantidadDe } from '@jornada/domain/vacaciones/index.ts';
import { pageOf, byName, hasText } from '../../platform/database/page.ts';
import { raw, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { rulesOn, type PoliticaEscrita, type Reglas } from './policy.ts';
import { dayOfBalance, presentBalance } from './present.ts';
import { createGrant, findGrant, findPeople, savePolicy } from './repo.ts';
import { findPolicies } from './policies-repo.ts';
import type { VacacionesOptions } from './service.ts';
import { createSituation } from './situation.ts';
import { lock } from '../../shared/locks.ts';

type Vista = SalidaDe<typeof vacaciones.guardarPolitica>;
const PAGE = 20;

const present = ({ desde, version, reglas }: PoliticaEscrita): Vista => ({
  ...reglas,
  antiguedad: reglas.antiguedad.map((step) => ({ ...step })),
  mediosDias: [...reglas.mediosDias],
  desde,
  version,
});

/** The rules of a company, balances of its people, and days that are given by hand. */
export function createManaging({
  db,
  clock,
  entidades,
  auditoria,
}: Pick<VacacionesOptions, 'db' | 'clock' | 'entidades'> & { auditoria: AuditoriaService }) {
  const configurationOf = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);

  /** The country of a company that has written no rules: that of its first centre. */
  async function countryOf(sesion: Sesion): Promise<string> {
    const [first] = (await configurationOf(sesion)).centros.values();
    return first?.pais ?? 'ES';
  }

  return {
    /** The rules that hold now and those to come. Without any, the law, from the first of January on. */
    async listPolicies(sesion: Sesion) {
      const hoy = await todayOf({ clock, entidades }, sesion);
      const written = await db.tenant(sesion.entidadId, (tx) => findPolicies(tx, sesion.entidadId));
      const holds = written.findLast(({ desde }) => desde <= hoy);
      const pais = await countryOf(sesion);
      const now = holds ?? { desde: `${hoy.slice(0, 4)}-01-01`, version: 0, reglas: rulesOn([], { fecha: hoy, pais }) };
      const items = [now, ...written.filter(({ desde }) => desde > hoy)].map(present);
      return { items, total: items.length, pais };
    },

    /** @throws AppError `vacaciones.politica-no-valida`: years that are over keep their rules. */
    async savePolicy(sesion: Sesion, { version = 0, desde, ...reglas }: ValidadaDe<typeof vacaciones.guardarPolitica>): Promise<Vista> {
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      if (desde < `${hoy.slice(0, 4)}-01-01`) throw new AppError('vacaciones.politica-no-valida');
      const pais = await countryOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const before: Reglas = rulesOn(await findPolicies(tx, entidadId), { fecha: desde, pais });
        const saved = await savePolicy(tx, entidadId, { desde, reglas, version });
        if (saved === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const datos = { desde, cambios: cambiosDe(before, reglas) };
        await auditoria.note(tx, { sesion, accion: 'vacaciones.politica', sobreId: null, datos });
        return present({ desde, version: saved, reglas });
      });
    },

    /** Balances by name. The people of a page are read in one statement. */
    async listBalances(sesion: Sesion, { anio, texto = '', persona, start = 0, limit = PAGE }: ValidadaDe<typeof vacaciones.saldos>) {
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      const list = sql
        .selectFrom('instancia.usuarios as u')
        .select('u.usuario_id as id')
        .where('u.entidad_id', '=', entidadId)
        .where('u.activo', '=', true)
        .where('u.es_quiosco', '=', false)
        .$if(persona !== undefined, (query) => query.where('u.usuario_id', '=', persona ?? 0))
        .$if(texto !== '', (query) => query.where(hasText(raw`u.nombre_completo`, texto)))
        .orderBy(byName('u.nombre_completo'))
        .orderBy('u.usuario_id');
      const { items, total, people } = await db.tenant(entidadId, async (tx) => {
        const page = await pageOf(tx, list, { start, limit });
        return {
          ...page,
          people: await findPeople(
            tx,
            entidadId,
            page.items.map(({ id }) => id),
          ),
        };
      });
      const en = dayOfBalance(anio ?? Number(hoy.slice(0, 4)), hoy);
      const balances = items.flatMap(({ id }) => {
        const leida = people.get(id);
        return leida ? [{ persona: { id, nombre: leida.nombre }, saldo: presentBalance(createSituation(leida, empresa), en) }] : [];
      });
      return { items: balances, total };
    },

    /** Gives somebody days or takes them away. The same key writes nothing again. */
    async adjust(sesion: Sesion, input: ValidadaDe<typeof vacaciones.ajustar>): Promise<SaldoVista> {
      const { entidadId, usuarioId: autorId } = sesion;
      const { persona, anio, clase, dias, caduca, motivo, clave } = input;
      const desde = `${anio}-01-01`;
      const hasta = caduca ?? `${anio}-12-31`;
      if (dias === 0) throw new AppError('general.datos-no-validos', { fields: { dias: { key: 'formato' } } });
      if (hasta < desde) throw new AppError('general.datos-no-validos', { fields: { caduca: { key: 'formato' } } });
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await configurationOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const grant = { ano: anio, clase, cantidad: cantidadDe(dias), desde, hasta, motivo };
        if (!(await findPeople(tx, entidadId, [persona])).has(persona)) throw new AppError('vacaciones.persona-no-existe');
        await lock.person(tx, persona);
        const before = await findGrant(tx, entidadId, persona, clave);
        if (before && Object.keys(cambiosDe(before, grant)).length > 0) throw new AppError('general.clave-reutilizada');
        if (!before) {
          await createGrant(tx, entidadId, persona, { ...grant, dia: hoy, autorId, momento: clock.now().toString(), clave });
          const datos = { ano: anio, movimiento: clase, dias, caduca: hasta, motivo };
          await auditoria.note(tx, { sesion, accion: 'vacaciones.ajustar', sobreId: persona, datos });
        }
        const leida = (await findPeople(tx, entidadId, [persona])).get(persona);
        if (!leida) throw new AppError('vacaciones.persona-no-existe');
        return presentBalance(createSituation(leida, empresa), dayOfBalance(anio, hoy));
      });
    },
  };
}
