import { Loader } from '@mantine/core';
import type { NecesidadAbiertaVista, PersonaDelPlanVista, PropuestaDelPlanVista } from '@jornada/contract/turnos/calls.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { useTranslation } from 'react-i18next';
import { isSearching } from '../model/proposal.ts';
import classes from '../side.module.css';

type Motivo = NecesidadAbiertaVista['motivos'][number]['motivo'];
type Regla = (typeof REGLAS)[number];
const isRule = (motivo: Motivo): motivo is Regla => (REGLAS as readonly string[]).includes(motivo);

type Props = {
  propuesta: PropuestaDelPlanVista;
  people: readonly PersonaDelPlanVista[];
  centros: readonly { id: number; nombre: string }[];
};

/** What a proposal is for, which need not be what shows behind it; how good it is by now, and what it could not meet. */
export function ProposalResult({ propuesta, people, centros }: Props) {
  const { t } = useTranslation();
  const { nameOf, format } = useLimitWords();
  const { avance, abiertas, dias, desde, hasta, centroId, isOptima } = propuesta;
  const centro = centros.find(({ id }) => id === centroId)?.nombre;
  const searching = isSearching(propuesta);
  const motivoWords = (motivo: Motivo): string => (isRule(motivo) ? nameOf(motivo) : t(`plan-turnos.propuesta.motivos.${motivo}`));
  const names = (ids: readonly number[]): string => format.list(ids.flatMap((id) => people.find((one) => one.id === id)?.nombre ?? []));
  return (
    <>
      <p>
        <b>{[format.dayRange(desde, hasta), centro].filter(Boolean).join(', ')}</b>
      </p>
      <div role="status">
        {searching && (
          <p>
            <Loader size="xs" aria-hidden /> {t('plan-turnos.propuesta.buscando')}
          </p>
        )}
        {!searching && (
          <p>{dias.length === 0 ? t('plan-turnos.propuesta.nada') : t('plan-turnos.propuesta.dias', { count: dias.length })}</p>
        )}
        {avance && (
          <>
            <p>
              {avance.faltan === 0 ? t('plan-turnos.propuesta.nadie-falta') : t('plan-turnos.propuesta.faltan', { count: avance.faltan })}
            </p>
            <p>
              {t('plan-turnos.propuesta.coste', { coste: format.number(avance.coste) })}
              {avance.cota !== null && !isOptima && `. ${t('plan-turnos.propuesta.cota', { cota: format.number(avance.cota) })}`}
              {isOptima && `. ${t('plan-turnos.propuesta.optima')}`}
            </p>
          </>
        )}
      </div>
      {abiertas !== null && abiertas.length > 0 && (
        <section aria-label={t('plan-turnos.propuesta.abiertas')}>
          <h3>{t('plan-turnos.propuesta.abiertas')}</h3>
          <Rows>
            {abiertas.map(({ fecha, nombre, inicio, puestoId, faltan, motivos }) => (
              <li key={`${fecha} ${inicio} ${nombre} ${puestoId}`} className={classes.change}>
                <b>{t('plan-turnos.propuesta.abierta', { dia: format.date(fecha, 'weekdayDay'), nombre, count: faltan })}</b>
                <ul>
                  {motivos.map(({ motivo, personas }) => (
                    <li key={motivo}>{t('plan-turnos.propuesta.motivo', { motivo: motivoWords(motivo), quienes: names(personas) })}</li>
                  ))}
                </ul>
              </li>
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}
