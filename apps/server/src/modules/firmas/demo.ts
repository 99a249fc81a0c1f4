import type { Mes } from '@jornada/domain/cierres/index.ts';
import { createTranslator } from '@jornada/i18n/server.ts';
import { statement } from '../../platform/database/pool.ts';
import type { DemoStory } from '../../shared/module.ts';
import { findPeople } from '../notificaciones/reads.ts';
import { readMonthToSign } from './reads.ts';
import { createAct, upsertSettings } from './repo.ts';
import { TEXTO_VERSION, wordsToSign } from './words.ts';

/** Until this day of the month the demo company asks for the one before. */
const HASTA_DIA = 5;
const METODOS = ['contrasena', 'pin', 'contrasena', 'llave'] as const;
const APARATOS = ['Chrome · Android', 'Safari · iPhone', 'Firefox · Windows', 'Chrome · Windows'] as const;
const OBJECION = 'El último día salí más tarde: me quedé a cerrar el inventario y no está.';

const HECHAS = statement(
  'firmas/demo.HECHAS',
  `select usuario_id as id, accion = 'objecion' as objects from instancia.firmas where entidad_id = $1 and mes = $2::date`,
);

/** The month before, mostly signed: every ninth person has not yet, and one says that something is wrong. For a new company; a repeat goes on where it stopped. */
export async function signMonthOfDemo({ db, entidadId, empresa, ahora, isNew, people }: DemoStory): Promise<void> {
  if (!isNew) return;
  const here = ahora.toZonedDateTimeISO(empresa.zona);
  const first = here.toPlainDate().with({ day: 1 });
  const mes: Mes = first.subtract({ months: 1 }).toPlainYearMonth().toString();
  const translate = createTranslator();
  await db.tenant(entidadId, (tx) =>
    upsertSettings(tx, entidadId, {
      activa: true,
      desde: `${mes}-01`,
      hastaDia: HASTA_DIA,
      metodos: ['pin', 'llave', 'contrasena'],
      version: 0,
    }),
  );
  const done = await db.tenant(entidadId, (tx) => tx.query(HECHAS, [entidadId, `${mes}-01`]));
  const signed = new Set(done.map(({ id }) => id));
  let hasObjected = done.some(({ objects }) => objects);
  for (const [index, { id: personaId, isNamed }] of people.entries()) {
    const momento = first.toZonedDateTime({ timeZone: empresa.zona, plainTime: '08:20' }).add({ days: index % 3, minutes: index * 7 });
    // Whoever tries the product signs for themselves.
    if (isNamed || signed.has(personaId) || index % 9 === 4 || Temporal.ZonedDateTime.compare(momento, here) > 0) continue;
    const objects = await db.tenant(entidadId, async (tx) => {
      const [person] = await findPeople(tx, entidadId, [personaId]);
      if (!person) return false;
      const leido = await readMonthToSign(tx, { entidadId, personaId, mes, empresa, ahora });
      const { contenido, canonico, huella, numero, isOver, isEmployed } = leido;
      if (!isOver || !isEmployed || contenido.dias.length === 0) return false;
      const base = { personaId, autorId: personaId, mes, momento: momento.toInstant().toString(), idioma: person.idioma };
      const what = { huella, contenido: canonico, numero, aparato: APARATOS[index % APARATOS.length] ?? '' };
      const last = contenido.dias.at(-1)?.fecha;
      if (!hasObjected && last !== undefined && index > 6) {
        const objection = { accion: 'objecion', metodo: null, textoVersion: null, texto: OBJECION, dias: [last] } as const;
        await createAct(tx, entidadId, { ...base, ...what, ...objection });
        return true;
      }
      const metodo = METODOS[index % METODOS.length] ?? 'contrasena';
      const texto = wordsToSign(translate, leido, person.idioma);
      await createAct(tx, entidadId, { ...base, ...what, accion: 'firma', metodo, textoVersion: TEXTO_VERSION, texto, dias: [] });
      return false;
    });
    hasObjected ||= objects;
  }
}
