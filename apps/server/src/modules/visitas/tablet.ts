import { randomInt } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { VisitaRegistrada } from '@jornada/contract/visitas/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { answersTo, oneLine, textIn } from '@jornada/domain/visitas/index.ts';
import type { Attempts } from '../../platform/attempts.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Tokens } from '../../platform/http/tokens.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { findKiosk } from '../quiosco/reads.ts';
import { wordsOf } from '../../shared/words.ts';
import type { Expected } from './expected.ts';
import type { FilaTipoVisita, NuevaVisita, VisitaEscrita } from './model.ts';
import { visitaCambiada } from './notices.ts';
import { createTabletKeys } from './tablet-keys.ts';
import * as repo from './tablet-repo.ts';
import { findType, findTypes } from './types-repo.ts';
import { settingsOf } from './types.ts';

/** People who are offered at once. More letters find the others. */
const FEW = 4;
/** Letters that a host is asked for with: so many in all, and so many at the beginning of one word. */
const LEAST_LETTERS = { all: 4, word: 3 };
/** Searches for hosts at one tablet, within a quarter of an hour. Whoever looks for somebody registers then, and the count of the first begins again. */
const MOST_SEARCHES = { betweenVisitors: 40, all: 300 };
/** Within a quarter of an hour, at one tablet. */
const MOST_VISITORS = 300;
const MOST_CODES = 40;
/** Names and codes of announced visitors that are nobody’s. */
const MOST_EXPECTED = 100;

export type TabletOptions = { db: Database; clock: Clock; bus: Bus; attempts: Attempts; tokens: Tokens; entidades: EntidadesService };
type Options = TabletOptions & { expected: Expected };

const presentType = ({ id, nombre, contenido, icono, anfitrion, pideMatricula, pideDocumento }: FilaTipoVisita, idioma: Idioma) => ({
  id,
  nombre: textIn({ texto: nombre, ...contenido.nombre }, idioma),
  descripcion: textIn(contenido.descripcion, idioma),
  icono,
  anfitrion,
  pideMatricula,
  pideDocumento,
  normas: textIn(contenido.normas, idioma),
  preguntas: contenido.preguntas.map((one) => ({
    id: one.id,
    clase: one.clase,
    texto: textIn(one.texto, idioma),
    opciones: one.opciones.map((opcion) => textIn(opcion, idioma)),
    obligatoria: one.obligatoria,
  })),
});

const searchesAt = ({ entidadId, usuarioId }: Sesion): string => `visitas-anfitriones:${entidadId}.${usuarioId}`;

/** Four digits, more where many are in use: the code is free again once the visitor has left. */
const newCode = (tries: number): string => (tries < 12 ? String(randomInt(1000, 10_000)) : String(randomInt(100_000, 1_000_000)));

async function write(tx: Transaction, entidadId: number, visita: NuevaVisita): Promise<VisitaEscrita> {
  for (let tries = 0; tries < 24; tries += 1) {
    const codigo = newCode(tries);
    const id = await repo.createVisit(tx, entidadId, codigo, visita);
    if (id !== undefined) return { id, codigo, isNew: true };
    const repeated = await repo.findRepeated(tx, entidadId, visita.clave);
    if (repeated) return { ...repeated, isNew: false };
  }
  throw new Error('no code is free');
}

/** What a visitor does at the tablet of a centre. */
export function createTablet({ db, clock, bus, attempts, tokens, entidades, expected }: Options) {
  const hostKeys = createTabletKeys(tokens, { purpose: 'visita-anfitrion', refusal: 'visitas.anfitrion-no-valido' });

  /** The centre of the tablet; null: it stands nowhere yet. @throws AppError `visitas.no-permitidas`. */
  async function centreOf({ entidadId, usuarioId, revision }: Sesion) {
    const tablet = await db.tenant(entidadId, (tx) => findKiosk(tx, { entidadId, id: usuarioId }));
    if (tablet && !tablet.visitas) throw new AppError('visitas.no-permitidas');
    const { centros } = await entidades.getConfiguration(entidadId, revision);
    return centros.get(tablet?.centroId ?? 0) ?? null;
  }
  /** @throws AppError `visitas.sin-centro`, `visitas.no-permitidas`. */
  async function needCentre(sesion: Sesion) {
    const centro = await centreOf(sesion);
    if (!centro) throw new AppError('visitas.sin-centro');
    return centro;
  }
  const take = (key: string, limit: number): Promise<void> => takeAll([{ key, limit }]);
  async function takeAll(keys: readonly { key: string; limit: number }[]): Promise<void> {
    const wait = await attempts.take(keys);
    if (wait > 0)
      throw new AppError('general.demasiadas-peticiones', { params: { segundos: wait }, headers: { 'retry-after': String(wait) } });
  }

  /** The type, what was answered, and the host: all as the type asks for it. */
  async function examine(tx: Transaction, sesion: Sesion, input: ValidadaDe<typeof visitas.insertar> & { anfitrionId: number | null }) {
    const { entidadId } = sesion;
    const tipo = await findType(tx, entidadId, input.tipoId);
    if (!tipo?.abierto) throw new AppError('visitas.tipo-no-valido');
    const idioma = input.idioma ?? sesion.idioma;
    const anfitrionId = tipo.anfitrion === 'no' ? null : input.anfitrionId;
    if (tipo.anfitrion === 'necesario' && anfitrionId === null) throw new AppError('visitas.falta-anfitrion');
    const ahora = clock.now().toString();
    const anfitrion = anfitrionId === null ? null : await repo.findHost(tx, entidadId, { id: anfitrionId, ahora });
    if (anfitrion === undefined) throw new AppError('visitas.anfitrion-no-valido');
    // What the type does not ask for is not kept, whoever sends it.
    const matricula = tipo.pideMatricula ? oneLine(input.matricula)?.toUpperCase() : null;
    const documento = tipo.pideDocumento ? oneLine(input.documento)?.toUpperCase() : null;
    if (matricula === undefined) throw new AppError('visitas.falta-matricula');
    if (documento === undefined) throw new AppError('visitas.falta-documento');
    const { guardadas, faltan } = answersTo(tipo.contenido.preguntas, input.respuestas ?? [], idioma);
    if (faltan.length > 0) throw new AppError('visitas.faltan-respuestas');
    const normas = textIn(tipo.contenido.normas, idioma) || null;
    if (normas !== null && input.aceptaNormas !== true) throw new AppError('visitas.normas-sin-aceptar');
    return { tipo, idioma, anfitrionId, anfitrion, matricula, documento, respuestas: guardadas, normas, ahora };
  }

  return {
    async listTypes({ entidadId, idioma }: Sesion, input: ValidadaDe<typeof visitas.tipos>): Promise<SalidaDe<typeof visitas.tipos>> {
      const rows = await db.tenant(entidadId, (tx) => findTypes(tx, entidadId));
      return { items: rows.filter(({ abierto }) => abierto).map((row) => presentType(row, input.idioma ?? idioma)) };
    },

    async readNotice(sesion: Sesion): Promise<SalidaDe<typeof visitas.datos>> {
      const { entidadId, revision } = sesion;
      const centro = await centreOf(sesion);
      const { nombre, zona } = await entidades.getConfiguration(entidadId, revision);
      const { conservaDias, contacto } = await db.tenant(entidadId, (tx) => settingsOf(tx, entidadId));
      return { empresa: nombre, centro: centro?.nombre ?? null, zona: centro?.zona ?? zona, conservaDias, contacto };
    },

    /** @throws AppError `general.demasiadas-peticiones`: whoever tries all letters would get a list of everybody. */
    async findHosts(sesion: Sesion, { texto }: ValidadaDe<typeof visitas.anfitriones>): Promise<SalidaDe<typeof visitas.anfitriones>> {
      const { entidadId } = sesion;
      const palabras = wordsOf(texto);
      const letters = texto.replaceAll(/[^\p{L}]/gu, '').length;
      if (letters < LEAST_LETTERS.all || !palabras.some((one) => one.length >= LEAST_LETTERS.word)) return { items: [], hayMas: false };
      const searches = searchesAt(sesion);
      await takeAll([
        { key: searches, limit: MOST_SEARCHES.betweenVisitors },
        { key: `${searches}:todas`, limit: MOST_SEARCHES.all },
      ]);
      const centro = await centreOf(sesion);
      const now = clock.now();
      const hoy = now
        .toZonedDateTimeISO(centro?.zona ?? 'UTC')
        .toPlainDate()
        .toString();
      const asked = { palabras, ahora: now.toString(), hoy, centroId: centro?.id ?? null, limit: FEW + 1 };
      const found = await db.tenant(entidadId, (tx) => repo.findHosts(tx, entidadId, asked));
      const items = await Promise.all(
        found.slice(0, FEW).map(async ({ id, ...shown }) => ({ clave: await hostKeys.sign(entidadId, id), ...shown })),
      );
      return { items, hayMas: found.length > FEW };
    },

    async findExpected(sesion: Sesion, input: ValidadaDe<typeof visitas.esperadas>): Promise<SalidaDe<typeof visitas.esperadas>> {
      const key = `visitas-esperadas:${sesion.entidadId}.${sesion.usuarioId}`;
      await take(key, MOST_EXPECTED);
      const items = await expected.find(sesion, await needCentre(sesion), input);
      if (items.length > 0) await attempts.succeed({ cleared: [], returned: [key] });
      return { items };
    },

    async listInside(sesion: Sesion): Promise<SalidaDe<typeof visitas.dentro>> {
      const { entidadId } = sesion;
      const { id, zona } = await needCentre(sesion);
      const rows = await db.tenant(entidadId, (tx) => repo.findInside(tx, entidadId, id));
      return { items: rows.map((one) => ({ id: one.id, iniciales: iniciales(one.nombre), entrada: one.entrada })), zona };
    },

    /** Registers a visitor, and tells the host. */
    async register(sesion: Sesion, input: ValidadaDe<typeof visitas.insertar>, clave: string | null): Promise<VisitaRegistrada> {
      const { entidadId, usuarioId } = sesion;
      await take(`visitas:${entidadId}.${usuarioId}`, MOST_VISITORS);
      const centro = await needCentre(sesion);
      const contacto = oneLine(input.contacto);
      const anuncioId = input.anuncio === undefined ? null : await expected.readKey(sesion, input.anuncio);
      let isFirst = false;
      const registered = await db.tenant(entidadId, async (tx) => {
        const announced = anuncioId === null ? null : await expected.take(tx, sesion, { anuncioId, centro, clave });
        const [nombre, empresa] = announced ? [announced.nombre, announced.empresa] : [oneLine(input.nombre) ?? '', oneLine(input.empresa)];
        if (nombre.length < 2) throw new AppError('general.datos-no-validos', { fields: { nombre: { key: 'obligatorio' } } });
        const said = announced
          ? { ...input, tipoId: announced.tipoId, anfitrionId: announced.anfitrionId }
          : { ...input, anfitrionId: input.anfitrion ? await hostKeys.read(entidadId, input.anfitrion) : null };
        const { tipo, idioma, anfitrion, ahora, ...rest } = await examine(tx, sesion, said);
        const visita = {
          ...rest,
          centroId: centro.id,
          tipoId: tipo.id,
          autorId: usuarioId,
          clave,
          nombre,
          empresa,
          contacto,
          entrada: ahora,
        };
        const { id, codigo, isNew } = await write(tx, entidadId, visita);
        isFirst = isNew;
        if (announced && isNew) await expected.settle(tx, sesion, { anuncioId: announced.id, visitaId: id });
        if (isNew && visita.anfitrionId !== null)
          await bus.emit(tx, visitaCambiada, { entidadId, personaId: visita.anfitrionId, visitaId: id, llega: true });
        return {
          id,
          codigo,
          nombre,
          empresa,
          tipo: textIn({ texto: tipo.nombre, ...tipo.contenido.nombre }, idioma),
          anfitrion,
          centro: centro.nombre,
          zona: centro.zona,
          entrada: ahora,
        };
      });
      if (isFirst) await attempts.succeed({ cleared: [searchesAt(sesion)], returned: [] });
      return registered;
    },

    /** @throws AppError `visitas.codigo-no-valido`, `visitas.no-dentro`. */
    async leave(sesion: Sesion, { codigo, id }: ValidadaDe<typeof visitas.finalizar>): Promise<SalidaDe<typeof visitas.finalizar>> {
      const { entidadId, usuarioId } = sesion;
      const centro = await needCentre(sesion);
      const key = `visitas-salida:${entidadId}.${usuarioId}`;
      await take(key, MOST_CODES);
      const which = codigo === undefined ? { id: id ?? 0, modo: 'iniciales' as const } : { codigo, modo: 'codigo' as const };
      const ended = await db.tenant(entidadId, async (tx) => {
        const one = await repo.endVisit(tx, entidadId, { centroId: centro.id, ahora: clock.now().toString(), ...which });
        if (one && one.anfitrionId !== null)
          await bus.emit(tx, visitaCambiada, { entidadId, personaId: one.anfitrionId, visitaId: one.id, llega: false });
        return one;
      });
      if (!ended) throw new AppError(codigo === undefined ? 'visitas.no-dentro' : 'visitas.codigo-no-valido');
      await attempts.succeed({ cleared: [], returned: [key] });
      return { iniciales: iniciales(ended.nombre), entrada: ended.entrada, salida: ended.salida };
    },
  };
}
