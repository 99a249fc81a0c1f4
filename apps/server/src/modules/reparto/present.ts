import type { PaginaRepartida, RepartoListado, RepartoVista } from '@jornada/contract/reparto.ts';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import { MINUTOS_PARA_RETIRAR } from '@jornada/domain/documentacion/modelo.ts';
import type { FilaPagina, findStrip } from './pages-repo.ts';
import type { QuienDePagina } from './people-repo.ts';
import type { FilaReparto } from './repo.ts';

export const presentListed = (fila: FilaReparto, fichero: FicheroVista | undefined): RepartoListado => {
  const { id, titulo, tipoId, tipo, periodo, firma, plazo, estado, problema, paginas, leidas, creado, de, publicado } = fila;
  return {
    id,
    titulo,
    tipo: { id: tipoId, nombre: tipo },
    periodo,
    firma,
    plazo,
    estado,
    problema,
    fichero: { nombre: fichero?.nombre ?? '', bytes: fichero?.bytes ?? 0 },
    paginas,
    leidas,
    creado,
    de,
    publicado,
  };
};

/** Until when what was given last can be taken back; null: not any more. */
export function takenBackUntil({ ultima }: FilaReparto, ahora: Temporal.Instant): string | null {
  if (ultima === null) return null;
  const hasta = Temporal.Instant.from(ultima).add({ minutes: MINUTOS_PARA_RETIRAR });
  return Temporal.Instant.compare(ahora, hasta) < 0 ? hasta.toString() : null;
}

type Strip = Awaited<ReturnType<typeof findStrip>>;

function countsOf(tira: Strip, debidas: readonly QuienDePagina[]): RepartoVista['cuentas'] {
  const count = (estado: Strip[number]['estado']): number => tira.filter((one) => one.estado === estado).length;
  const withPage = peopleOf(tira);
  return {
    encontradas: count('encontrada'),
    dudosas: count('dudosa'),
    deNadie: count('de-nadie'),
    apartadas: count('apartada'),
    publicadas: count('publicada'),
    porMirar: tira.filter(({ estado, mirada }) => estado === 'encontrada' && !mirada).length,
    personas: withPage.size,
    // Who left before may have a page, too: the figure is never above the whole.
    deCuantas: new Set([...withPage, ...debidas.map(({ id }) => id)]).size,
  };
}
const peopleOf = (tira: Strip): Set<number> =>
  new Set(tira.flatMap(({ estado, personaId }) => (estado === 'encontrada' || estado === 'publicada' ? (personaId ?? []) : [])));

type Found = { fichero: FicheroVista; tira: Strip; debidas: readonly QuienDePagina[]; ahora: Temporal.Instant };

/** `debidas`: who should have a page. */
export function presentOne(fila: FilaReparto, { fichero, tira, debidas, ahora }: Found): RepartoVista {
  const isRead = fila.estado !== 'leyendo' && fila.estado !== 'parado';
  const withPage = peopleOf(tira);
  const isGiven = tira.some(({ estado }) => estado === 'publicada');
  return {
    ...presentListed(fila, fichero),
    fichero,
    cuentas: countsOf(tira, debidas),
    tira: tira.map(({ estado }) => estado),
    sinPagina: isRead ? debidas.filter(({ id }) => !withPage.has(id)) : [],
    retirableHasta: isGiven ? takenBackUntil(fila, ahora) : null,
  };
}

/** `personas`: all that its pages name, by id. */
export function presentPage(fila: FilaPagina, personas: ReadonlyMap<number, QuienDePagina>): PaginaRepartida {
  const { pagina, estado, motivo, leidos, nombreLeido, personaId, candidatos, sigueA, mirada, decidida } = fila;
  const isOpen = estado === 'dudosa' || estado === 'de-nadie' || estado === 'apartada';
  return {
    pagina,
    estado,
    motivo: isOpen ? motivo : null,
    leidos,
    nombreLeido,
    persona: personaId === null ? null : (personas.get(personaId) ?? null),
    candidatos: isOpen ? candidatos.flatMap((id) => personas.get(id) ?? []) : [],
    sigueA,
    mirada,
    decidida,
  };
}
