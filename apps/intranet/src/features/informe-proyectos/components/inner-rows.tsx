import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { informeProyectos, type FilaDeInforme, type SumaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import type { Dimension } from '@jornada/domain/informe-proyectos/modelo.ts';
import { SmallReadProblem } from '@jornada/web/list/read-problem.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { useReportWords } from '../use-report-words.ts';
import { ShareBar } from './capsule.tsx';
import { Figures } from './figures.tsx';
import type { ReportAsked } from './report-controls.tsx';

import classes from '../table.module.css';

/** So many show at once; the others are one line, and a press away. */
const FIRST = 5;

type Props = { asked: ReportAsked; y: Dimension; of: FilaDeInforme; conCoste: boolean; columns: number };

const together = (filas: readonly SumaDeInforme[]): SumaDeInforme => ({
  columnas: (filas[0]?.columnas ?? []).map((_, index) => filas.reduce((sum, { columnas }) => sum + (columnas[index] ?? 0), 0)),
  minutos: filas.reduce((sum, { minutos }) => sum + minutos, 0),
  costeCentimos: filas.reduce((sum, { costeCentimos }) => sum + (costeCentimos ?? 0), 0),
});

/** The lines within the line that is open. */
export function InnerRows({ asked, y, of, conCoste, columns }: Props) {
  const { t } = useTranslation();
  const words = useReportWords();
  const [isWhole, setWhole] = useState(false);
  const query = useRead(informeProyectos.fila, { ...asked, y, clave: of.clave });
  const { data } = query;
  if (!data)
    return (
      <tr className={classes.inner}>
        <td colSpan={columns + 5}>
          {query.error ? <SmallReadProblem que={of.nombre ?? undefined} error={query.error} onRetry={() => void query.refetch()} /> : '…'}
        </td>
      </tr>
    );
  const { filas, resto } = data;
  const isLong = filas.length > FIRST + 1 && !isWhole;
  const shown = isLong ? filas.slice(0, FIRST) : filas;
  const hidden = isLong ? filas.slice(FIRST) : [];
  const rest = [...hidden, ...(resto ? [resto] : [])];
  const count = hidden.length + (resto?.cuantas ?? 0);
  const most = Math.max(1, ...filas.map(({ minutos }) => minutos));
  const end = (minutos: number) => (
    <>
      <td className={classes.bar}>
        <ShareBar share={Math.min(100, (minutos / most) * 100)} />
      </td>
      <td className={classes.end}>{words.percent(of.minutos === 0 ? 0 : Math.round((minutos / of.minutos) * 100))}</td>
    </>
  );
  return (
    <>
      {shown.map((fila) => (
        <tr key={fila.clave} className={classes.inner}>
          <th scope="row" className={classes.name}>
            <span className={classes.words}>
              {words.name(y, fila)}{' '}
              {fila.tarifaCentimos == null ? (
                fila.nota && <small>{fila.nota}</small>
              ) : (
                <small>{t('informe-proyectos.por-hora', { importe: words.format.money(fila.tarifaCentimos, 'EUR') })}</small>
              )}
            </span>
          </th>
          <Figures of={fila} conCoste={conCoste} />
          {end(fila.minutos)}
        </tr>
      ))}
      {count > 0 && (
        <tr className={classes.inner}>
          <th scope="row" className={classes.name}>
            {hidden.length > 0 ? (
              <UnstyledButton className={classes.more} onClick={() => setWhole(true)}>
                {t('informe-proyectos.mas', { count })}
              </UnstyledButton>
            ) : (
              <span className={classes.words}>{t('informe-proyectos.mas', { count })}</span>
            )}
          </th>
          <Figures of={together(rest)} conCoste={conCoste} />
          {end(together(rest).minutos)}
        </tr>
      )}
    </>
  );
}
