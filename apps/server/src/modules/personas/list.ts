import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { personas } from '@jornada/contract/personas.ts';
import { tieneHorario } from '@jornada/domain/personas/asignar.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { findPhotoTokens } from '../fotos/service.ts';
import { findPeople, type FilaPersona } from './people-repo.ts';
import { presentPerson, standingOf, type PersonaSinFoto } from './standing.ts';
import type { Dependencias } from './write.ts';

type Pedido = ValidadaDe<typeof personas.listado>;
type Lista = SalidaDe<typeof personas.listado>;

const LIMIT = 20;
/** Days back that a shift may have begun, whatever the zone. */
const LOOK_BACK_DAYS = 2;

/** Text without accents, for looking things up. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The day from which on stored days and absences are read. */
export const lookBack = (ahora: Temporal.Instant): string =>
  ahora.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: LOOK_BACK_DAYS }).toString();

function wantsAccount(fila: FilaPersona, { cuenta }: PersonaSinFoto, wanted: NonNullable<Pedido['cuenta']>): boolean {
  if (fila.esQuiosco) return wanted === 'quiosco';
  return wanted === 'abiertas' ? cuenta !== 'baja' : cuenta === wanted;
}

function wantsText({ nombre, documento, email, puesto }: FilaPersona, words: readonly string[]): boolean {
  const all = plain(`${nombre} ${documento} ${email} ${puesto}`);
  return words.every((word) => all.includes(word));
}

const isLate = ({ situacion }: PersonaSinFoto): boolean => situacion.estado === 'fuera' && situacion.motivo === 'tarde';

/** Working first, then pauses, then whoever is late: what somebody looks at first. */
const ORDER_NOW: Record<PersonaSinFoto['situacion']['estado'], number> = { trabajando: 0, pausa: 1, fuera: 3, ausente: 4 };
const orderNow = (persona: PersonaSinFoto): number => (isLate(persona) ? 2 : ORDER_NOW[persona.situacion.estado]);

function orderBy(
  { sort = 'nombre', dir = 'asc' }: Pick<Pedido, 'sort' | 'dir'>,
  idioma: string,
): (a: PersonaSinFoto, b: PersonaSinFoto) => number {
  const { compare } = new Intl.Collator(idioma, { sensitivity: 'base', numeric: true });
  const sign = dir === 'asc' ? 1 : -1;
  const text = (a: string | undefined, b: string | undefined): number => compare(a ?? '\uFFFF', b ?? '\uFFFF');
  const by = {
    nombre: () => 0,
    centro: (a: PersonaSinFoto, b: PersonaSinFoto) => text(a.centro?.nombre, b.centro?.nombre),
    ahora: (a: PersonaSinFoto, b: PersonaSinFoto) => orderNow(a) - orderNow(b),
    contacto: (a: PersonaSinFoto, b: PersonaSinFoto) => text(a.contacto?.momento ?? '', b.contacto?.momento ?? ''),
  }[sort];
  return (a, b) => sign * by(a, b) || (sort === 'nombre' ? sign : 1) * compare(a.nombre, b.nombre) || a.id - b.id;
}

/** The people of a company with where they stand now. All of them are looked at: counts and order need everybody's day. */
export function createPeopleList({ db, clock, entidades, fotoTokens }: Omit<Dependencias, 'auditoria'>) {
  return async (sesion: Sesion, pedido: Pedido): Promise<Lista> => {
    const { entidadId, revision, idioma } = sesion;
    const { start = 0, limit = LIMIT, texto = '', departamento, centro, horario, estado, cuenta = 'abiertas' } = pedido;
    const empresa = await entidades.getConfiguration(entidadId, revision);
    const ahora = clock.now();
    const filas = await db.tenant(entidadId, (tx) => findPeople(tx, entidadId, { desde: lookBack(ahora) }));
    const words = plain(texto).split(/\s+/).filter(Boolean);
    const found = filas.flatMap((fila) => {
      if (departamento !== undefined && fila.departamentoId !== departamento) return [];
      if (!wantsText(fila, words)) return [];
      const standing = standingOf(fila, empresa, ahora);
      if (horario !== undefined && !tieneHorario(fila.asignaciones, horario, standing.hoy.fecha)) return [];
      const persona = presentPerson(standing, ahora);
      const isWanted = wantsAccount(fila, persona, cuenta) && (centro === undefined || persona.centro?.id === centro);
      return isWanted ? [persona] : [];
    });
    const count = (wanted: PersonaSinFoto['situacion']['estado']): number =>
      found.filter(({ situacion }) => situacion.estado === wanted).length;
    const countAccounts = (wanted: PersonaSinFoto['cuenta']): number => found.filter((one) => one.cuenta === wanted).length;
    const shown = estado === undefined ? found : found.filter(({ situacion }) => situacion.estado === estado);
    const page = shown.toSorted(orderBy(pedido, idioma)).slice(start, start + limit);
    const ids = page.map(({ id }) => id);
    const fotos = await db.tenant(entidadId, (tx) => findPhotoTokens(tx, fotoTokens, { entidadId, ids }));
    return {
      items: page.map((persona) => ({ ...persona, fotoToken: fotos.get(persona.id) ?? '' })),
      total: shown.length,
      cuentas: {
        todas: found.length,
        trabajando: count('trabajando'),
        pausa: count('pausa'),
        fuera: count('fuera'),
        tarde: found.filter(isLate).length,
        ausente: count('ausente'),
      },
      sinEntrar: { invitadas: countAccounts('invitada'), sinAcceso: countAccounts('sin-acceso') },
      centros: new Set(found.flatMap((one) => (one.centro ? [one.centro.id] : []))).size,
      ahora: ahora.toString(),
    };
  };
}
