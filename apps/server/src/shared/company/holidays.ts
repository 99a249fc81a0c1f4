import { festivosVigentes, type FestivosDeCentro } from '@jornada/domain/festivos/vigentes.ts';
import type { FestivosDeAno } from '@jornada/domain/horario/modelo.ts';
import type { Propuestas } from '../proposed-holidays.ts';
import type { FilasConfiguracion } from './configuration-repo.ts';

type Filas = Pick<FilasConfiguracion, 'festivos' | 'confirmados' | 'cerrados'> & {
  centros: readonly { id: number; pais: string; region: string | null }[];
};

/** The public holidays that hold in each centre and year: confirmed ones, and otherwise proposals. This is the one place that knows. */
export function holidaysIn(filas: Filas, propuestas: Propuestas): FestivosDeAno {
  const festivos = Map.groupBy(filas.festivos, ({ centroId }) => centroId);
  const confirmados = Map.groupBy(filas.confirmados, ({ centroId }) => centroId);
  const cerrados = Map.groupBy(filas.cerrados, ({ centroId }) => centroId);
  const centros = new Map(
    filas.centros.map(({ id, pais, region }): [number, FestivosDeCentro] => [
      id,
      {
        escritos: (festivos.get(id) ?? []).map(({ fecha, nombre }) => ({ fecha, nombre })),
        confirmados: new Set(confirmados.get(id)?.map(({ ano }) => ano)),
        cerrados: new Map(cerrados.get(id)?.map((one) => [one.mes, one.festivos])),
        propuestos: (ano) => propuestas(pais, region, ano),
      },
    ]),
  );
  return (centroId, ano) => {
    const centro = centros.get(centroId);
    return centro ? festivosVigentes(centro, ano) : [];
  };
}
