import { screen } from '@testing-library/react';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import {
  turnos,
  type CeldaDelPlanVista,
  type CeldaParaEscribir,
  type PersonaDelPlanVista,
  type TurnoDelPlanVista,
} from '@jornada/contract/turnos/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from './render-intranet.tsx';

const shift = (codigo: string, nombre: string, inicio: string, fin: string): TurnoDelPlanVista => ({
  clave: `${codigo}-clave`,
  codigo,
  nombre,
  inicio,
  fin,
  pausas: [],
  minutos: 480,
  delHorario: true,
});
export const PLAN_SHIFTS = [
  shift('M', 'Mañana', '06:00', '14:00'),
  shift('T', 'Tarde', '14:00', '22:00'),
  shift('N', 'Noche', '22:00', '06:00'),
];
export const PLAN_DAYS = Array.from({ length: 7 }, (_, index) => `2027-03-0${index + 1}`);

/** A day with a published shift in the morning. */
export const planDay = (fecha: string, over: Partial<CeldaDelPlanVista> = {}): CeldaDelPlanVista => ({
  fecha,
  partes: [{ turno: 'M-clave', puestoId: null }],
  minutos: 480,
  suelto: false,
  numero: null,
  publicado: true,
  festivo: null,
  ausencia: null,
  obstaculo: null,
  borrador: null,
  ...over,
});

/** Somebody with such days for a week. */
export const planPerson = (id: number, nombre: string, dias = PLAN_DAYS.map((fecha) => planDay(fecha))): PersonaDelPlanVista => ({
  id,
  nombre,
  iniciales: 'XX',
  departamento: { id: 7, nombre: 'Almacén' },
  centro: { id: 4, nombre: 'Puerto' },
  horario: 'Rotación',
  puestoId: null,
  puestos: [],
  minutos: 3360,
  minutosBorrador: 3360,
  dicho: [],
  dias,
});

/** Nothing has been drawn. */
export const NO_PREVIEW = { huella: 'h1', items: [], personas: 0, cambios: 0, turnos: PLAN_SHIFTS };

/** The plan of a week of two people, on a server that keeps what is drawn. */
export class Planning {
  people: PersonaDelPlanVista[] = [planPerson(2, 'Airam Rodríguez'), planPerson(1, 'Nayra Alemán')];
  readonly api: FakeApi = createApi({ turnos, cambioTurnos });
  #version = 0;

  constructor() {
    const { api } = this;
    api.handle(cambioTurnos.listado, () => ({ items: [], total: 0, esperan: 0, turnos: [] }));
    api.handle(turnos.plan, ({ desde, hasta }) => ({
      desde,
      hasta,
      hoy: '2027-02-25',
      turnos: PLAN_SHIFTS,
      puestos: [],
      centros: [{ id: 4, nombre: 'Puerto' }],
      departamentos: [],
      items: this.people,
      total: this.people.length,
      otros: [],
    }));
    api.handle(turnos.escribir, ({ celdas }) => ({ items: this.write(celdas), turnos: [] }));
    api.handle(turnos.previsualizar, () => NO_PREVIEW);
    api.handle(turnos.cobertura, () => ({ items: [] }));
  }

  /** Writes cells as the server does: only upon the version that the planner saw. */
  write(celdas: readonly CeldaParaEscribir[]) {
    return celdas.map(({ personaId, fecha, que, partes, sobre, version: seen }) => {
      const one = this.people.find(({ id }) => id === personaId);
      const now = one?.dias.find((cell) => cell.fecha === fecha) ?? planDay(fecha);
      const isStale = (now.borrador?.version ?? null) !== seen;
      this.#version += 1;
      const drawn = partes?.map(({ turno }) => ({ turno: `${turno.codigo}-clave`, puestoId: null })) ?? (que === 'libre' ? [] : now.partes);
      const borrador =
        que === 'nada'
          ? null
          : { que, partes: drawn, minutos: (drawn?.length ?? 0) * 480, sobre, version: this.#version, autorId: 1, alDia: true };
      const next = isStale ? now : { ...now, borrador };
      this.people = this.people.map((other) =>
        other.id === personaId ? { ...other, dias: other.dias.map((cell) => (cell.fecha === fecha ? next : cell)) } : other,
      );
      return { personaId, fallo: isStale ? ('otra-version' as const) : null, dia: next };
    });
  }

  open(more = '', width = 1440) {
    const path = `/turnos?vista=semana&desde=2027-03-01${more}`;
    return renderIntranet({ api: this.api, path, now: '2027-02-25T10:00:00+01:00', width });
  }
}

/** Looked for by what the row's head says: names of rows hold those of all their days, which takes long to work out. */
export const planCells = async (nombre: string): Promise<HTMLElement[]> => {
  const head = await screen.findByText(new RegExp(nombre), { selector: '[role="rowheader"]' });
  return [...(head.closest('[role="row"]')?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])];
};
export const planCell = async (nombre: string, day: number): Promise<HTMLElement> => {
  const found = (await planCells(nombre))[day - 1];
  if (!found) throw new Error(`no day ${day}`);
  return found;
};
/** The words of a cell, with plain spaces. */
export const planWords = (cell: HTMLElement): string => (cell.getAttribute('aria-label') ?? '').replaceAll('\u00A0', ' ');
