import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/index.ts';
import { conceptosDe, type ConceptoNomina, type PerfilRecord, type RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { Writer } from '../../resumen/service.ts';
import { less, minutes, more, text, type Columna } from './column.ts';
import { cccOf, confirmationOf, nafOf, placeOf, regimeOf, type Lugares } from './facts.ts';

/** A person's month: what it comes to. `mes`: YYYY-MM; `ultimo`: its last day in the file, with its zone. */
export type FilaMes = {
  registro: RegistroDeTodos;
  mes: string;
  centro: string | null;
  ultimo: { fecha: string; zona: string };
  sumas: Record<ConceptoNomina, number>;
};

/** The months of a person's record. */
export const monthsOf = (registro: RegistroDeTodos): FilaMes[] =>
  [...Map.groupBy(registro.dias, ({ fecha }) => fecha.slice(0, 7))].map(([mes, dias]) => ({
    registro,
    mes,
    centro: dias.at(-1)?.centro ?? null,
    ultimo: { fecha: dias.at(-1)?.fecha ?? `${mes}-01`, zona: dias.at(-1)?.zona ?? 'UTC' },
    sumas: conceptosDe({ dias, excesos: registro.excesos, contados: registro.contados }),
  }));

/** The only list of the columns of a month, as part-time (ET 12.4.c) and overtime (35.5) demand them. */
export function monthColumns(writer: Writer, perfil: PerfilRecord, lugares: Lugares): Columna<FilaMes>[] {
  const { t } = writer;
  const column = (key: string, width: number, of: Columna<FilaMes>['of']): Columna<FilaMes> => ({
    title: t(`exportes.columnas.${key}`),
    width,
    of,
  });
  const days = (value: number) => (value === 0 ? null : { number: value });
  const absences = [
    column('dias-vacaciones', 12, ({ sumas }) => days(sumas['dias-vacaciones'])),
    column('dias-vacaciones-naturales', 12, ({ sumas }) => days(sumas['dias-vacaciones-naturales'])),
    column('dias-baja', 12, ({ sumas }) => days(sumas['dias-baja'])),
    column('dias-permiso', 12, ({ sumas }) => days(sumas['dias-permiso'])),
    column('dias-compensacion', 12, ({ sumas }) => days(sumas['dias-compensacion'])),
  ];
  const confirmed = column('confirmacion', 34, ({ registro, mes, ultimo }) => text(confirmationOf(writer, registro, mes, ultimo.zona)));
  return [
    column('persona', 28, ({ registro }) => text(registro.persona.nombre)),
    ...(perfil === 'inspeccion'
      ? [
          column('documento', 14, ({ registro }) => text(registro.persona.documento)),
          column('naf', 16, ({ registro }) => text(nafOf(registro))),
        ]
      : []),
    column('centro', 22, ({ centro }) => text(centro)),
    column('lugar', 28, ({ centro }) => text(placeOf(lugares, centro))),
    ...(perfil === 'inspeccion' ? [column('ccc', 18, ({ centro }) => text(cccOf(lugares, centro)))] : []),
    ...(perfil === 'inspeccion' ? [column('regimen', 30, ({ registro, ultimo }) => text(regimeOf(writer, registro, ultimo.fecha)))] : []),
    column('mes', 10, ({ mes }) => text(mes)),
    column('dias-trabajados', 12, ({ sumas }) => days(sumas['dias-trabajados'])),
    column('previsto', 12, ({ sumas }) => minutes(sumas.previsto)),
    column('trabajado', 12, ({ sumas }) => minutes(sumas.trabajado)),
    column('efectivo', 12, ({ sumas }) => minutes(sumas.efectivo)),
    column('ordinarias', 12, ({ sumas }) => minutes(sumas.ordinarias)),
    column('exceso', 12, ({ sumas }) => minutes(sumas.exceso)),
    ...CATEGORIAS_EXCESO.map((categoria) => column(categoria, 13, ({ sumas }) => more(sumas[categoria]))),
    column('de-mas', 12, ({ sumas }) => more(sumas.trabajado - sumas.previsto)),
    column('de-menos', 12, ({ sumas }) => less(sumas.trabajado - sumas.previsto)),
    column('noche', 12, ({ sumas }) => minutes(sumas.nocturnas)),
    ...(perfil === 'inspeccion' ? [...absences, confirmed] : []),
  ];
}
